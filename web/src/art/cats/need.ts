/** What a cat wants, as little hexes: a group of some size in any form, or a shape. */

import { CATS, type Cat } from "@/api/box";
import { outline, ROW, short, WIDTH } from "@/art/cloth/hex";

/** The hexes of a need by column and row, the odd rows shifted right. */
const SHAPES: Record<string, readonly (readonly [number, number])[]> = {
  3: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  4: [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ],
  5: [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
  ],
  6: [
    [0, 0],
    [1, 0],
    [2, 0],
    [-1, 1],
    [1, 1],
    [1, 2],
  ],
  7: [
    [0, 0],
    [1, 0],
    [2, 0],
    [-1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
  ],
  triangle: [
    [0, 0],
    [-1, 1],
    [0, 1],
  ],
  line_3: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  line_4: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  line_5: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ],
  trapezoid: [
    [0, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
  largest_group: [
    [0, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
    [0, 2],
    [1, 2],
  ],
  longest_path: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
  ],
};

/** Whether a need asks for an exact shape; a group may have any form. */
export function exact(cat: Cat): boolean {
  return typeof CATS[cat].need === "string";
}

/** A cat's need around 0 0, fitted into `width` by `height`, in one colour. */
export function need(cat: Cat, width: number, height: number, colour: string): string {
  const places = (SHAPES[CATS[cat].need] ?? []).map(
    ([column, row]) => [(column + (row % 2) / 2) * WIDTH, row * ROW] as const,
  );
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
