/** The track of the achievements chart: thirty shapes out of a sewing basket, every fifth a cat's head (R9.4). */

import { type Cat, DYES, type Dye } from "@/api/box";
import { SHAPES_TO_A_RANK } from "@/api/options.generated";
import { head, HEAD } from "@/art/cats/cat";
import { COATS } from "@/art/cats/coats";
import { CREAM, darker, lighter } from "@/art/cloth/colour";
import { short } from "@/art/cloth/hex";
import { SHAPES as SIGNS } from "@/art/cloth/sign";

/** What a picture of one shape must show, as a `viewBox`. */
export const SHAPE_BOX = "-24 -24 48 48";

const ring = (x: number, y: number, r: number): string =>
  `M${x} ${short(y - r)}A${r} ${r} 0 1 1 ${short(x - 0.1)} ${short(y - r)}Z`;
const dots = (...at: readonly (readonly [number, number])[]): string => at.map(([x, y]) => `M${x} ${y}h.1`).join("");

/** A shape within 20 units of its middle: the body, and the lines on it. */
type Shape = readonly [body: string, lines: string];

const SHAPES: readonly Shape[] = [
  // Loose thread: a spool, a needle, a thimble, a button.
  ["M-12-18H12V-12H8V12H12V18H-12V12H-8V-12H-12Z", "M-8-8L8-5M-8-3L8 0M-8 2L8 5M-8 7L8 10"],
  [
    "M-17 18L7-10C9-16 15-19 18-19C18-16 16-9 10-7L-16 19ZM-14-4C-18-14-6-21 4-16L3-13C-4-17-14-12-11-5Z",
    "M11-11L15-16",
  ],
  [
    "M-10 12C-10-9-8-18 0-18S10-9 10 12H14V18H-14V12Z",
    `M-10 12H10${dots([-4, -11], [4, -11], [0, -7], [-6, -4], [6, -4], [-3, 0], [3, 0], [-7, 4], [0, 5], [7, 4])}`,
  ],
  [ring(0, 0, 18), `${ring(0, 0, 13)}${dots([-4, -4], [4, -4], [-4, 4], [4, 4])}`],
  // Scissors, a pincushion, a ball of yarn, an embroidery hoop.
  [
    "M-12-19C-8-17-2-6 0-2C2-6 8-17 12-19C13-13 7-3 3 3L5 7A6.4 6.4 0 1 1 1 11L0 9L-1 11A6.4 6.4 0 1 1-5 7L-3 3C-7-3-13-13-12-19Z",
    `${ring(-5.6, 13, 3)}${ring(5.6, 13, 3)}${dots([0, 2])}`,
  ],
  [
    "M0-8C-5-13-19-11-19 4C-19 15-9 18 0 18S19 15 19 4C19-11 5-13 0-8Z",
    "M0-8C-4-2-4 9 0 18M0-8C4-2 4 9 0 18M0-8C-10-8-13 4-10 15M0-8C10-8 13 4 10 15M-7-13L0-8L7-13M0-17V-8",
  ],
  [
    `${ring(0, -1, 17)}M9 13C13 19 18 14 20 19L16 20C13 19 9 20 6 15Z`,
    "M-15-8C-4-14 9-6 13 7M-17 0C-7-6 4 0 7 13M-5-17C7-14 15-5 15 4M-11 12C-13 3-6-3 5-5",
  ],
  ["M-4-21H4V-15A17 17 0 1 1-4-15Z", `${ring(0, 1, 12.5)}M-6-3L6 7M6-3L-6 7`],
  // What the buttons show: a leaf, a drop, a mushroom, a flower.
  ...(["G", "L", "P", "M"] as const).map(signed),
  // And a moon and a berry; a heart, a star.
  ...(["Y", "D"] as const).map(signed),
  ["M0 18C-21 3-20-14-10-16C-4-17-1-13 0-9C1-13 4-17 10-16C20-14 21 3 0 18Z", "M-13-5C-13-9-11-11-8-12"],
  [
    "M0-19L5.4-6.6L18.8-5.6L8.6 3L11.8 16L0 9L-11.8 16L-8.6 3L-18.8-5.6L-5.4-6.6Z",
    "M0-11L2.8-3.8L10-3M0-11L-2.8-3.8L-10-3",
  ],
  // A block of three, a patch on its point, a bow, a cup of tea.
  ["M0-19L16.5-9.5V9.5L0 19L-16.5 9.5V-9.5Z", "M0 0V19M0 0L16.5-9.5M0 0L-16.5-9.5"],
  ["M0-19L19 0L0 19L-19 0Z", "M-9.5-9.5L9.5 9.5M9.5-9.5L-9.5 9.5M0-9L9 0L0 9L-9 0Z"],
  [
    "M0-5C-6-13-19-16-19-9V7C-19 13-7 11-2 5L-9 19L0 12L9 19L2 5C7 11 19 13 19 7V-9C19-16 6-13 0-5Z",
    "M-4-4H4V5H-4ZM-14-7C-10-7-8-5-6-2M14-7C10-7 8-5 6-2",
  ],
  [
    "M-16-7H9V-4H13A6.5 6.5 0 0 1 12 9H7C5 16 1 17-4 17S-16 14-16 3Z",
    "M9 0H12A2.5 2.5 0 0 1 11 5H8.5M-10-19C-14-15-6-15-10-11M0-19C-4-15 4-15 0-11",
  ],
  // What a cat thinks of: a fish, a mouse, a paw, a bell.
  [
    "M-19-11L-8-3C0-14 14-11 19 0C14 11 0 14-8 3L-19 11C-15 4-15-4-19-11Z",
    `M5-9C8-3 8 3 5 9M-2-5C0-2 0 2-2 5${dots([12, -3])}`,
  ],
  [
    "M-18 9C-19-7-5-13 2-9A6.5 6.5 0 1 1 12-4C17-1 20 4 20 8C17 13 8 13 0 13H-14C-17 13-18 11-18 9Z",
    `M-17 6C-21 0-14-5-18-11M4 2C6 0 9 0 10 2${dots([14, 3], [19, 8])}`,
  ],
  [
    `M0-1C8-1 14 8 13 13C12 19 5 16 0 16S-12 19-13 13C-14 8-8-1 0-1Z${ring(-14, -3, 4.6)}${ring(-5, -12, 5)}${ring(5, -12, 5)}${ring(14, -3, 4.6)}`,
    "M-7 9C-6 5-3 3 0 3",
  ],
  [
    `M0-18C10-18 11-7 12 2C13 8 18 9 18 13H4A4 4 0 1 1-4 13H-18C-18 9-13 8-12 2C-11-7-10-18 0-18Z`,
    "M-14 9H14M-7-9C-8-5-8-2-8 2",
  ],
];

/** The shape of a colour's button, as large as the others. */
function signed(dye: Dye): Shape {
  const grown = (d: string): string => larger(d, 1.8);
  const [body, inside] = SIGNS[dye];
  return [grown(body), grown(inside)];
}

/** Path data drawn larger; an arc keeps its flags. */
function larger(d: string, by: number): string {
  return (d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [])
    .map((part) => {
      const numbers = (part.slice(1).match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const arc = part.charAt(0).toUpperCase() === "A";
      const kept = (k: number): boolean => arc && [2, 3, 4].includes(k % 7);
      return part.charAt(0) + numbers.map((n, k) => (kept(k) ? n : short(n * by))).join(" ");
    })
    .join("");
}

/** Whose heads the ranks are, from the first to the sixth. */
const HEADS: readonly Cat[] = ["millie", "tibbit", "rumi", "tecolote", "cira", "leo"];
/** The cloth of the four shapes before each head. */
const CLOTHS: readonly Dye[] = ["Y", "G", "L", "P", "M", "D"];

/** How many shapes the track has. */
export const TRACK = SHAPES.length + HEADS.length;

/** Whether the shape, counted from 0, is a cat's head. */
export function isHead(k: number): boolean {
  return k % SHAPES_TO_A_RANK === SHAPES_TO_A_RANK - 1;
}

/** A shape of the track around 0 0, counted from 0: filled with cloth, or only marked out with thread. */
export function shape(k: number, filled: boolean): string {
  const row = Math.floor(k / SHAPES_TO_A_RANK);
  if (isHead(k)) {
    const name = HEADS[row] ?? "millie";
    const face = filled ? head(COATS[name], 0, 0, 1) : chalk(HEAD, "", 2.4);
    return `<g transform="translate(0 4.5) scale(.56)">${face}</g>`;
  }
  const [body, lines] = SHAPES[k - row] ?? ["", ""];
  if (!filled) return chalk(body, lines, 1.4);
  const { dye } = DYES[CLOTHS[row] ?? "Y"];
  const line = darker(dye, 0.55);
  return (
    `<path d="${body}" fill="#1a0e06" fill-opacity=".2" transform="translate(.8 2)"/>` +
    `<path d="${body}" fill="${dye}" stroke="${line}" stroke-width="1.6" stroke-linejoin="round"/><path d="${body}" fill="url(#weave)"/>` +
    `<path d="${lines}" fill="none" stroke="${row === 4 || row === 5 || row === 3 ? lighter(CREAM, 0.2) : line}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** A shape that waits: tailor's chalk on linen. */
function chalk(body: string, lines: string, width: number): string {
  return (
    `<path d="${body}" fill="#8c7455" fill-opacity=".09" stroke="#8c7455" stroke-width="${width}" stroke-dasharray="${3 * width} ${2 * width}" stroke-linecap="round" stroke-linejoin="round"/>` +
    (lines &&
      `<path d="${lines}" fill="none" stroke="#8c7455" stroke-opacity=".45" stroke-width="${width * 0.8}" stroke-linecap="round"/>`)
  );
}
