/** Ten cats and the two of the promo tile, each as a portrait for its card and asleep on a patch. */

import { DYES, type Cat } from "@/api/box";
import { type Coat, head, lightDefs } from "./cat";
import { COATS } from "./coats";
import { lighter } from "@/art/cloth/colour";
import { short } from "@/art/cloth/hex";
import { back, curl, loaf, peek, type Pose, sit, stretch } from "./poses";

/** How a cat sits for its portrait: the pose, where the head is, and the colour behind it. */
export interface Sitting {
  pose: Pose;
  head: readonly [x: number, y: number, scale: number, angle: number];
  ground: string;
  /** How large the cat is in its portrait, and how far it is moved to the right. */
  size?: number;
  right?: number;
  /** Drawn behind the cat, and before it. */
  behind?: string;
  before?: string;
}

const RAINBOW = (["M", "Y", "G", "L", "P"] as const)
  .map(
    (letter, k) =>
      `<path d="M-88 ${-8 + k * 7}C-70 ${-40 + k * 7}-48 ${-56 + k * 7}-30 ${-62 + k * 7}" fill="none" stroke="${lighter(DYES[letter].dye, 0.25)}" stroke-opacity=".6" stroke-width="7"/>`,
  )
  .join("");
const BOW =
  '<path d="M0 26C-8 16-24 14-26 20C-28 30-28 36-24 40C-16 42-6 38 0 30C6 38 16 42 24 40C28 36 28 30 26 20C24 14 8 16 0 26Z" transform="translate(0 -26)" fill="#2f4f8f" stroke="#182a52" stroke-width="2"/><circle cy="2" r="5.4" fill="#3d63ad" stroke="#182a52" stroke-width="2"/>';

/** A quilt board seen from the side, to lie in the middle of. */
const BOARD = (["Yd", "Ls", "Gf", "Pq", "Mv", "Dd", "Gs", "Yq", "Lf", "Pd", "Mq", "Dv", "Ln", "Ys", "Gd"] as const)
  .map((tile, k) => {
    const row = Math.floor(k / 5);
    return `<use href="#patch-${tile}" transform="translate(${-104 + (k % 5) * 52 + (row % 2) * 26} ${44 + row * 23}) scale(.6 .31)"/>`;
  })
  .join("");

const SITTINGS: Record<Cat, Sitting> = {
  millie: {
    pose: loaf(0.92, "M54 62C82 62 72 36 84 30C92 24 86 10 76 10", true),
    head: [-24, 4, 1.12, -5],
    ground: "#cfe0d2",
  },
  callie: {
    pose: sit("M34 80C60 92 82 82 78 60C76 46 88 42 92 50"),
    head: [0, -34, 1.42, 8],
    ground: "#cfe3ee",
    size: 0.84,
  },
  tibbit: { pose: sit(), head: [0, -36, 1.12, -6], ground: "#f0dfe6", behind: RAINBOW },
  rumi: { pose: stretch, head: [-50, 26, 1, -10], ground: "#f3d9a4", size: 0.94, right: -1 },
  coconut: { pose: loaf(1, "M72 66C96 70 92 94 62 92"), head: [-22, 4, 1.12, 6], ground: "#c9e3dc" },
  tecolote: { pose: loaf(0.96), head: [-20, 2, 1.14, 0], ground: "#e6d3bb", behind: BOARD },
  cira: { pose: peek(DYES.M.dye, "q"), head: [0, 4, 1.16, -4], ground: "#d8dcec" },
  almond: { pose: sit("M38 82C62 96 70 84 40 90C30 92 20 90 8 92"), head: [0, -34, 1.12, 5], ground: "#d7e4c8" },
  gwenivere: { pose: back, head: [-52, 20, 1, -58], ground: "#f5e2ae", size: 0.9, right: 5 },
  leo: { pose: sit(), head: [0, -38, 1.12, 0], ground: "#c8d7ea", before: `<g transform="translate(0 2)">${BOW}</g>` },
  gertrude: { pose: loaf(1.16), head: [-14, 0, 1.22, -3], ground: "#ead4d8" },
  zigzag: {
    pose: sit("M36 82L62 82L56 60L82 58L70 36L86 22"),
    head: [0, -36, 1.12, -8],
    ground: "#d9d3ea",
    size: 0.97,
    right: -3,
  },
};

/** What the named cats refer to, and themselves, one by one. */
export function* catDefs(cats: readonly Cat[]): Generator<string> {
  yield lightDefs();
  for (const name of cats) yield catArt(name);
}

/** One cat to refer to: `#cat-millie` and `#nap-millie`. */
function catArt(name: Cat): string {
  return `<g id="cat-${name}">${portraitArt(name)}</g><g id="nap-${name}">${curl(COATS[name], `nap-${name}`)}</g>`;
}

/** The markup of a portrait, 200 units square around 0 0; it needs `catDefs` on the page. */
export function portraitArt(name: Cat): string {
  return sittingArt(name, COATS[name], SITTINGS[name]);
}

/** The markup of the portrait of any coat; `name` keeps its clips apart from those of others. */
export function sittingArt(name: string, coat: Coat, sitting: Sitting): string {
  const {
    pose,
    head: [x, y, scale, angle],
    ground,
    size = 0.96,
    right = 0,
    behind = "",
    before = "",
  } = sitting;
  const face = head(coat, x, y, scale, angle);
  const body = pose(coat, `sit-${name}`);
  const cat = body.includes("@head") ? body.replace("@head", face) : body + face;
  return (
    `<rect x="-100" y="-100" width="200" height="200" rx="22" fill="${ground}"/><rect x="-100" y="-100" width="200" height="200" rx="22" fill="url(#weave)" opacity=".5"/>` +
    '<rect x="-94" y="-94" width="188" height="188" rx="17" fill="none" stroke="#fffaf0" stroke-opacity=".8" stroke-width="2" stroke-dasharray="7 5" stroke-linecap="round"/>' +
    `<clipPath id="card-${name}"><rect x="-100" y="-100" width="200" height="200" rx="22"/></clipPath><g clip-path="url(#card-${name})">${behind}<g transform="translate(${right} ${short(90 * (1 - size))}) scale(${size})">${cat}${before}</g></g>`
  );
}

/** A cat's portrait with its middle at a point, `size` units across. */
export function portrait(name: Cat, x = 0, y = 0, size = 200): string {
  return `<use href="#cat-${name}" transform="translate(${short(x)} ${short(y)}) scale(${short(size / 200)})"/>`;
}

/** All of a cat asleep, as a picture of its own. */
export const NAP_BOX = "-48 -46 97 97";

/** A cat asleep on the patch with its middle at a point; cloth and sign of the patch stay in sight. */
export function nap(name: Cat, x = 0, y = 0, scale = 0.7): string {
  return `<use href="#nap-${name}" transform="translate(${short(x)} ${short(y - 34 * (1 - scale))}) scale(${short(scale)})"/>`;
}
