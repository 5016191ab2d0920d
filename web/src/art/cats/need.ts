/** What a cat wants, as little hexes: a group of some size in any form, or a shape. */

import { CATS, type Cat } from "@/api/box";
import { SHAPES } from "@/api/box.generated";
import { centre, outline, short, WIDTH } from "@/art/cloth/hex";

type Need = (typeof CATS)[Cat]["need"];

/** What is drawn for each need: the shape, or one of the many forms that a group may have. */
const DRAWN: Record<Need, string> = {
  ...SHAPES,
  3: "z1 z2 a2",
  4: "z1 z2 a2 a3",
  5: "z1 z2 z3 a1 a3",
  6: "z1 z2 z3 a0 a2 b2",
  7: "z1 z2 z3 a0 a3 b1 b2",
  largest_group: "z1 z2 a0 a1 a2 b1 b2",
  longest_path: "z1 a1 z2 a2 z3 a3",
};

/** Whether a need asks for an exact shape; a group may have any form. */
export function exact(cat: Cat): boolean {
  return typeof CATS[cat].need === "string";
}

/** A cat's need around 0 0, fitted into `width` by `height`, in one colour. */
export function need(cat: Cat, width: number, height: number, colour: string): string {
  const places = DRAWN[CATS[cat].need].split(" ").map(centre);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(width / (right - left + WIDTH), height / (bottom - top + 100), 0.28);
  const body = exact(cat)
    ? `fill="${colour}"`
    : `fill="${colour}" fill-opacity=".22" stroke="${colour}" stroke-width="7"`;
  const hexes = places.map(([x, y]) =>
    outline(exact(cat) ? 2.5 : 5.5, 5, [x - (left + right) / 2, y - (top + bottom) / 2]),
  );
  return `<path transform="scale(${short(scale)})" d="${hexes.join("")}" ${body}/>`;
}
