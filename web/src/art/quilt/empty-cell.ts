/** A cell that waits for a patch: the linen of the board with a chalk line. */

import { LINEN, mix } from "@/art/cloth/colour";
import { outline, short } from "@/art/cloth/hex";

/** The empty cell itself. */
export function emptyDefs(): string {
  return (
    `<g id="empty"><path d="${outline(0.8, 3)}" fill="${mix(LINEN, "#fffaf0", 0.25)}"/><path d="${outline(0.8, 3)}" fill="url(#weave)"/>` +
    `<path d="${outline(0.8, 3)}" fill="none" stroke="#8a765c" stroke-opacity=".5" stroke-width="1.2"/>` +
    `<path d="${outline(6, 3)}" fill="none" stroke="#8a765c" stroke-opacity=".42" stroke-width="1.4" stroke-dasharray="1.2 4.6" stroke-linecap="round"/></g>`
  );
}

/** An empty cell with its middle at a point. */
export function empty(x = 0, y = 0): string {
  return `<use href="#empty" x="${short(x)}" y="${short(y)}"/>`;
}
