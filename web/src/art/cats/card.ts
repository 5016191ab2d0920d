/** A cat's card: portrait, the two patterns it likes, what it wants, and its points. */

import { CATS, type Cat, type Fabric } from "@/api/box";
import { portrait } from "./cats";
import { CREAM, INK, WALNUT } from "@/art/cloth/colour";
import { FACE } from "@/art/quilt/goal";
import { need } from "./need";
import { swatch } from "@/art/cloth/patch";

/** What a picture of a card must show, as a `viewBox`. */
export const CARD_BOX = "0 0 216 296";

/** A card without words: the name belongs to the page, which knows the language. */
export function card(cat: Cat, patterns: readonly Fabric[]): string {
  const likes = patterns.map((fabric, k) => swatch(fabric, 36 + k * 47, 253, 0.52)).join("");
  return (
    `<rect width="216" height="296" rx="26" fill="${CREAM}"/><rect width="216" height="296" rx="26" fill="url(#weave)"/>` +
    `<rect x="1" y="1" width="214" height="294" rx="25" fill="none" stroke="${WALNUT}" stroke-opacity=".5" stroke-width="2"/>` +
    `${portrait(cat, 108, 108)}${likes}<g transform="translate(161 253)">${need(cat, 92, 62, WALNUT)}</g>` +
    `<circle cx="186" cy="32" r="22" fill="${WALNUT}" stroke="${CREAM}" stroke-width="3"/><text x="186" y="40.5" font-size="25" text-anchor="middle" fill="${CREAM}" ${FACE}>${CATS[cat].points}</text>` +
    `<path d="M110 228V278" stroke="${INK}" stroke-opacity=".16" stroke-width="2" stroke-dasharray="4 4"/>`
  );
}
