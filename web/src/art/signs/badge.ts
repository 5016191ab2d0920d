/** The Master Quilter badge, which the winner lays on the finished quilt: a rosette with a cat's face. */

import { DYES } from "@/api/box";
import { head } from "@/art/cats/cat";
import { COATS } from "@/art/cats/coats";
import { CREAM, darker, lighter } from "@/art/cloth/colour";
import { short } from "@/art/cloth/hex";

/** What a picture of the badge alone must show, as a `viewBox`. */
export const BADGE_BOX = "-64 -64 128 150";

/** A ring of petals, `count` of them, `r` units from the middle. */
function petals(count: number, r: number, size: number, fill: string, line: string, turn = 0): string {
  return Array.from({ length: count }, (_, k) => {
    const angle = ((k + turn) / count) * 2 * Math.PI;
    return `<circle cx="${short(r * Math.sin(angle))}" cy="${short(-r * Math.cos(angle))}" r="${size}" fill="${fill}" stroke="${line}" stroke-width="1.6"/>`;
  }).join("");
}

/** One end of the ribbon, to the right; the other is its mirror image. */
function ribbon(dye: string, side: 1 | -1): string {
  const d = "M4 34L22 30L44 78L28 76L20 86Z";
  return (
    `<g transform="scale(${side} 1)"><path d="${d}" fill="${dye}" stroke="${darker(dye, 0.5)}" stroke-width="2" stroke-linejoin="round"/><path d="${d}" fill="url(#weave)"/>` +
    `<path d="M12 36L34 76" stroke="${CREAM}" stroke-opacity=".8" stroke-width="1.8" stroke-dasharray="5 4" stroke-linecap="round"/></g>`
  );
}

/** The badge with its middle at a point, `size` units across. */
export function badge(x = 0, y = 0, size = 128): string {
  const rose = DYES.M.dye;
  const gold = "#ffd166";
  return (
    `<g class="badge" transform="translate(${short(x)} ${short(y)}) scale(${short(size / 128)})">` +
    '<ellipse cx="3" cy="8" rx="62" ry="60" fill="url(#shade)"/>' +
    ribbon(DYES.P.dye, -1) +
    ribbon(DYES.P.dye, 1) +
    petals(16, 47, 13, lighter(rose, 0.12), darker(rose, 0.45)) +
    petals(16, 42, 11, rose, darker(rose, 0.4), 0.5) +
    `<circle r="44" fill="url(#gilt)" stroke="#7a4d12" stroke-width="1.6"/><circle r="37.5" fill="${CREAM}" stroke="#7a4d12" stroke-opacity=".6" stroke-width="1.2"/>` +
    `<circle r="37.5" fill="url(#weave)"/><circle r="40.8" fill="none" stroke="#7a4d12" stroke-opacity=".7" stroke-width="1.5" stroke-dasharray="4.2 3.4" stroke-linecap="round"/>` +
    head(COATS.millie, 0, 5, 0.84) +
    [-1, 0, 1]
      .map(
        (k) =>
          `<path d="M0-6L1.8-1.9L6-1.5L2.8 1.4L3.7 5.6L0 3.4L-3.7 5.6L-2.8 1.4L-6-1.5L-1.8-1.9Z" transform="translate(${k * 15} ${short(-50 + Math.abs(k) * 4)}) rotate(${k * 17}) scale(1.15)" fill="${gold}" stroke="#7a4d12" stroke-width="1"/>`,
      )
      .join("") +
    "</g>"
  );
}
