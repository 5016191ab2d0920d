// A drawing of each component of the box that has one, from the art of the game.
import { DYES, FABRIC_LETTERS } from "@/api/box";
import { card, CARD_BOX } from "@/art/cats/card";
import { nap } from "@/art/cats/cats";
import { button } from "@/art/cloth/button";
import { CREAM, LINEN, THREAD, WALNUT } from "@/art/cloth/colour";
import { patch, swatch } from "@/art/cloth/patch";
import { board, BOARD_BOX } from "@/art/quilt/board";
import { goal } from "@/art/quilt/goal";
import { badge, BADGE_BOX } from "@/art/signs/badge";

/** By the id of the component: what to show as a `viewBox`, and the markup. */
export const PICTURES: Record<string, [box: string, markup: string]> = {
  boards: [BOARD_BOX, board("blue")],
  patches: ["-96 -56 192 112", patch("Yf", -46) + patch("Mq", 46)],
  goals: ["-96 -56 192 112", goal("ABCDEF", -46) + goal("AABBCC", 46)],
  cat_tiles: [CARD_BOX, card("millie", ["d", "v"])],
  markers: [
    "-108 -80 216 160",
    FABRIC_LETTERS.map((fabric, k) => swatch(fabric, 72 * (k % 3) - 72, k < 3 ? -40 : 40, 0.75)).join(""),
  ],
  buttons: ["-76 -26 152 52", button("M", -50) + button("G") + button("rainbow", 50)],
  cat_tokens: ["-100 -46 200 92", nap("tibbit", -48) + nap("coconut", 48)],
  bag: [
    "-50 -56 100 112",
    `<path d="M-14-30C-40-12-46 14-42 40Q-40 50-28 50H28Q40 50 42 40C46 14 40-12 14-30Z" fill="${LINEN}" stroke="${WALNUT}" stroke-width="3"/>` +
      `<path d="M-24-48Q0-36 24-48L14-30H-14Z" fill="${LINEN}" stroke="${WALNUT}" stroke-width="3" stroke-linejoin="round"/>` +
      `<path d="M-16-30H16M16-30q14 4 10 16M16-30q18-4 20 8" fill="none" stroke="${DYES.M.dye}" stroke-width="4" stroke-linecap="round"/>` +
      button("G", 0, 14, 30),
  ],
  pad: [
    "-50 -56 100 112",
    `<rect x="-36" y="-48" width="72" height="96" rx="5" fill="${CREAM}" stroke="${WALNUT}" stroke-width="3"/>` +
      `<path d="M-36-34H36M-36-12H36M-36 8H36M-36 28H36M-8-34V48" fill="none" stroke="${THREAD}" stroke-width="2"/>` +
      button("rainbow", -22, -23, 16) +
      button("Y", -22, -2, 16) +
      button("P", -22, 18, 16) +
      `<path d="M2-20h24M2 0h18M2 20h26" stroke="${DYES.D.dye}" stroke-width="3" stroke-linecap="round"/>`,
  ],
  badge: [BADGE_BOX, badge()],
  button_tile: ["-76 -26 152 52", button("L", -50) + button("P") + button("Y", 50)],
};
