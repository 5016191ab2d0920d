/** Our word mark: letters cut from cloth, the dot a button, and the o a cat asleep. */

import { type Dye, DYES } from "@/api/box";
import { button } from "@/art/cloth/button";
import { nap } from "@/art/cats/cats";
import { CREAM, darker } from "@/art/cloth/colour";

/** What a picture of the word mark must show, as a `viewBox`. */
export const LOGO_BOX = "-36 -70 318 112";

const LETTERS: readonly (readonly [d: string, dye: Dye])[] = [
  ["M15-16A22 22 0 1 0 15 16", "M"],
  ["M78-20V22M78 0A22 22 0 1 1 78-.1", "Y"],
  ["M110-54V22", "G"],
  ["M142-18V22", "P"],
  ["M199-16A22 22 0 1 0 199 16", "L"],
];

/** The word mark as markup. */
export function logo(): string {
  const line = (d: string, width: number, colour: string, more = ""): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  const letters = LETTERS.map(([d, letter]) => {
    const { dye } = DYES[letter];
    return (
      line(d, 19, "#1a0e06", 'stroke-opacity=".22" transform="translate(1 3)"') +
      line(d, 19, darker(dye, 0.3)) +
      line(d, 16.5, dye) +
      line(d, 16.5, "url(#weave)") +
      line(d, 2, CREAM, 'stroke-dasharray="5 4.6"')
    );
  });
  return letters.join("") + button("D", 142, -46, 26) + nap("millie", 246, 7, 0.82);
}
