/** What the tabs of a scenario card show: one picture for each kind of objective (R8.4). */

import type { Cat } from "@/api/box";
import { button } from "@/art/cloth/button";
import { head } from "@/art/cats/cat";
import { COATS } from "@/art/cats/coats";
import { CREAM, WALNUT } from "@/art/cloth/colour";
import { outline } from "@/art/cloth/hex";

/** What a picture of a tab must show, as a `viewBox`. */
export const TAB_BOX = "-30 -22 60 44";

const STAR = "M0-19L5.4-6.6L18.8-5.6L8.6 3L11.8 16L0 9L-11.8 16L-8.6 3L-18.8-5.6L-5.4-6.6Z";
const PAW =
  "M0-1C8-1 14 8 13 13C12 19 5 16 0 16S-12 19-13 13C-14 8-8-1 0-1ZM-14-8A4.6 4.6 0 1 1-14.1-8ZM-5-17A5 5 0 1 1-5.1-17ZM5-17A5 5 0 1 1 4.9-17ZM14-8A4.6 4.6 0 1 1 13.9-8Z";

/** A goal tile in small, its ways as two halves: `ways` of them are sewn. */
function small(ways: 1 | 2): string {
  const hex = outline(29, 1.6);
  const half = "M0-19V19L-16.5 9.5V-9.5Z";
  return (
    `<path d="${hex}" fill="${CREAM}" stroke="${WALNUT}" stroke-width="2.4"/>` +
    `<path d="${half}" fill="${WALNUT}"/>${ways === 2 ? `<path d="${half}" transform="scale(-1 1)" fill="#8c1f45"/>` : ""}` +
    `<path d="M0-20V20" stroke="${CREAM}" stroke-width="2" stroke-dasharray="4 3"/>`
  );
}

/** The picture of an objective, around 0 0; `cats` are those in play. */
export function tab(objective: string, cats: readonly string[] = []): string {
  const face = (cat: string | undefined, x: number, y: number, size: number): string =>
    head(COATS[(cat ?? "millie") as Cat], x, y, size);
  switch (objective) {
    case "rainbow_button":
      return button("rainbow");
    case "cats_at_least":
      return `<path d="${PAW}" fill="${WALNUT}" stroke="${CREAM}" stroke-width="1.4" paint-order="stroke"/>`;
    case "one_of_each_cat":
      return face(cats[0], -16, 5, 0.3) + face(cats[1], 16, 5, 0.3) + face(cats[2], 0, 3, 0.38);
    case "same_cat_at_least":
      return face(cats[1], -15, 5, 0.3) + face(cats[1], 15, 5, 0.3) + face(cats[1], 0, 4, 0.38);
    case "same_colour_buttons_at_least":
      return button("M", -15, 0, 26) + button("M", 15, 0, 26) + button("M", 0, 0, 32);
    case "goals_completed_at_least_one_way":
      return small(1);
    case "goals_completed_both_ways":
      return small(2);
    default:
      return `<path d="${STAR}" fill="url(#gilt)" stroke="#7a4d12" stroke-width="1.6" stroke-linejoin="round"/>`;
  }
}
