/** Marks on a quilt: a cell that is free, one that is chosen, and a group with its outline. */

import { DYES } from "@/api/box";
import { INK } from "@/art/cloth/colour";
import { around, outline, short } from "@/art/cloth/hex";

/** A free cell that answers: the chalk line becomes thread. */
export function free(x = 0, y = 0): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)})"><path d="${outline(0.8, 3)}" fill="#fff4cf" fill-opacity=".75"/>` +
    `<path d="${outline(5, 3)}" fill="none" stroke="#8a5300" stroke-width="2.6" stroke-dasharray="7 4.6" stroke-linecap="round"/></g>`
  );
}

/** A ring around the chosen or focused hex, dark and light, to be seen on every cloth. */
export function ring(x = 0, y = 0): string {
  return (
    `<g transform="translate(${short(x)} ${short(y)})" fill="none" stroke-linejoin="round"><path d="${outline(-0.5, 3)}" stroke="${INK}" stroke-width="7"/>` +
    `<path d="${outline(-0.5, 3)}" stroke="#fff" stroke-width="3.4"/></g>`
  );
}

/** The outline of a group of cells, dark and bright, to be seen on every cloth. */
export function group(cells: readonly string[], colour: string = DYES.Y.dye): string {
  const d = around(cells);
  return (
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${INK}" stroke-width="8.5"/>` +
    `<path d="${d}" stroke="#fff8ea" stroke-width="5.6"/><path d="${d}" stroke="${colour}" stroke-width="4"/></g>`
  );
}
