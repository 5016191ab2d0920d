/** Luna and Shop Cat, the promo cats of the Kickstarter edition: known by their stories, not by a
 * tile, so that they are drawn for their page alone. Their coats are our own. */

import type { Coat } from "./cat";
import { type Sitting, sittingArt } from "./cats";
import { loaf, sit } from "./poses";

const MOON =
  '<circle cx="58" cy="-56" r="25" fill="#fff6d6"/><circle cx="68" cy="-62" r="21" fill="#bcc6e4"/><circle cx="-66" cy="-66" r="3" fill="#fff6d6"/><circle cx="-30" cy="-78" r="2.2" fill="#fff6d6"/><circle cx="-74" cy="-30" r="2" fill="#fff6d6"/>';
const KERCHIEF =
  '<path d="M-30-10C-14 0 14 0 30-10C32-4 30 0 26 4C18 14 8 26 0 34C-8 26-18 14-26 4C-30 0-32-4-30-10Z" fill="#b9174e" stroke="#6d0c2c" stroke-width="2.2" stroke-linejoin="round"/><g fill="#fdf6ea"><circle cx="-12" cy="6" r="2"/><circle cy="4" r="2"/><circle cx="12" cy="6" r="2"/><circle cx="-5" cy="15" r="2"/><circle cx="6" cy="15" r="2"/><circle cy="24" r="2"/></g>';
const DUST = "#ecd9bd";

/** The names of the visitors. */
export const VISITORS = ["luna", "shop_cat"] as const;
/** The name of a visitor. */
export type Visitor = (typeof VISITORS)[number];

const COATS: Record<Visitor, Coat> = {
  // Named for the moon, shy and close: blue-grey, with a silver crescent on the brow.
  luna: {
    fur: "#5d6680",
    white: "#e9ecf4",
    tip: "#e9ecf4",
    eyes: "#e0c95a",
    gaze: "calm",
    nose: "#c98c92",
    face: [["M-9-27C-2-33 9-30 10-20C5-26-3-27-9-27Z", "#e9ecf4"]],
  },
  // Two teeth, an ear and a half, and the stance of a gunslinger: cream and ginger.
  shop_cat: {
    fur: "#f3e3c8",
    blobs: ["#c98b4e", "#c98b4e"],
    tip: "#c98b4e",
    ears: ["#c98b4e", "#f3e3c8"],
    eyes: "#8fae5e",
    gaze: "open",
    nose: "#d98a7c",
    face: [["M-45-50H-6C-8-38-4-30-10-22C-14-12-24-10-30-4C-36-2-40 0-45 0Z", "#c98b4e"]],
    extra:
      `<path d="M12-37L17-35L20-39L25-35L33-37L35-51L12-51Z" fill="${DUST}"/><path d="M12.5-36.5L17-34.6L20-38.4L25-34.6L31-36.2" fill="none" stroke="#8a6238" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>` +
      '<path d="M-5 21.5L-3.6 26L-2 21.8ZM5 21.5L3.6 26L2 21.8Z" fill="#fffdf6" stroke="#a98a68" stroke-width=".8"/>',
  },
};

const SITTINGS: Record<Visitor, Sitting> = {
  luna: { pose: loaf(0.94), head: [-20, 4, 1.14, -4], ground: "#bcc6e4", behind: MOON },
  shop_cat: {
    pose: sit(),
    head: [0, -34, 1.12, 0],
    ground: DUST,
    size: 0.94,
    before: `<g transform="translate(0 6)">${KERCHIEF}</g>`,
  },
};

/** The markup of a visitor's portrait, 200 units square around 0 0; it needs the definitions of a page. */
export function visitorArt(name: Visitor): string {
  return sittingArt(name, COATS[name], SITTINGS[name]);
}
