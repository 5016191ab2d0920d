/** The signs on buttons and marks, drawn: a character is an empty box where the font lacks it. */

/** Each sign in a box of 24 by 24, as lines in the ink of the words around it. */
export const ICONS = {
  check: '<path d="M4.5 12.8L9.8 18L19.5 6.5"/>',
  cross: '<path d="M6 6L18 18M18 6L6 18"/>',
  dots: '<path d="M5 12h.01M12 12h.01M19 12h.01"/>',
  first: '<path d="M6 5.5V18.5"/><path class="solid" d="M18.5 5.5V18.5L9.5 12Z"/>',
  hint: '<path d="M9.5 17.5H14.5M10.5 21H13.5M9.5 17.5C9.5 14.5 6.5 13.5 6.5 9A5.5 5.5 0 0 1 17.5 9C17.5 13.5 14.5 14.5 14.5 17.5"/>',
  last: '<path d="M18 5.5V18.5"/><path class="solid" d="M5.5 5.5V18.5L14.5 12Z"/>',
  left: '<path d="M19.5 12H5M11 5.5L4.5 12L11 18.5"/>',
  menu: '<path d="M4 6.5H20M4 12H20M4 17.5H20"/>',
  minus: '<path d="M5 12H19"/>',
  next: '<path d="M9 5.5L15.5 12L9 18.5"/>',
  pause: '<path d="M8.5 6V18M15.5 6V18"/>',
  play: '<path class="solid" d="M7.5 5V19L18.5 12Z"/>',
  plus: '<path d="M5 12H19M12 5V19"/>',
  previous: '<path d="M15 5.5L8.5 12L15 18.5"/>',
  right: '<path d="M4.5 12H19M13 5.5L19.5 12L13 18.5"/>',
  star: '<path class="solid" d="M12 3.5L14.6 9.1L20.7 9.8L16.2 14L17.4 20L12 17L6.6 20L7.8 14L3.3 9.8L9.4 9.1Z"/>',
  undo: '<path d="M8.5 4.5L4 9L8.5 13.5M4.5 9H14A5.2 5.2 0 0 1 14 19.5H9"/>',
  unequal: '<path d="M5 9H19M5 15H19M16 4.5L8 19.5"/>',
} as const;

export type IconName = keyof typeof ICONS;
