/** Pictures: what a page needs once, and whole SVG documents that stand alone. */

import { boardDefs } from "./board";
import { type Cat, CAT_NAMES } from "@/api/box";
import { buttonDefs } from "@/art/cloth/button";
import { catDefs } from "@/art/cats/cats";
import { emptyDefs } from "./empty-cell";
import { goalDefs } from "./goal";
import { patchDefs, swatchDefs } from "@/art/cloth/patch";

/** Everything that the art refers to, in parts: each is little work, and what a quilt shows comes first. */
export function* defParts(cats: readonly Cat[] = CAT_NAMES): Generator<string> {
  yield boardDefs() + emptyDefs();
  yield* patchDefs();
  yield goalDefs();
  yield buttonDefs();
  yield* catDefs(cats);
  yield swatchDefs();
}

/** Everything that the art refers to; once per page, in an SVG of size 0 that is not `display: none`.
 * Name the cats that will be seen, to spare the page the others. */
export function defs(cats: readonly Cat[] = CAT_NAMES): string {
  return `<defs>${[...defParts(cats)].join("")}</defs>`;
}

/** An SVG element that shows `content`; with `alone` it brings along its definitions and the cats it shows. */
export function picture(content: string, viewBox: string, { alone = false, attributes = "" } = {}): string {
  const shown = CAT_NAMES.filter((name) => content.includes(`-${name}"`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${attributes}>${alone ? defs(shown) : ""}${content}</svg>`;
}
