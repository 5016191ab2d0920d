/** The four boards: a wooden frame, linen stitched in the board's colour, and the printed rim. */

import { BOARDS, DYES, type Board } from "@/api/box";
import { darker, LINEN, lighter } from "@/art/cloth/colour";
import { empty } from "./empty-cell";
import { around, CELLS, centre, HEIGHT, outline, RIM, ROW, short, WIDTH } from "@/art/cloth/hex";
import { patch } from "@/art/cloth/patch";

/** How wide the frame is around the hexes. */
const FRAME = 34;
const LEFT = -WIDTH / 2 - FRAME;
const TOP = -HEIGHT / 2 - FRAME;
const ACROSS = 7.5 * WIDTH + 2 * FRAME;
const DOWN = 6 * ROW + HEIGHT + 2 * FRAME;

/** What a picture of a whole board must show, as a `viewBox`. */
export const BOARD_BOX = [LEFT, TOP, ACROSS, DOWN].map(short).join(" ");

/** The colour of each board's stitching. */
const STITCHING: Record<Board, string> = {
  blue: DYES.L.dye,
  green: DYES.G.dye,
  purple: DYES.P.dye,
  yellow: DYES.Y.dye,
};

/** The half hexes of linen at the ends of the rows, only quilted. */
const GHOSTS = around(RIM.concat(CELLS));

/** The line between the printed rim and the cells. */
const INNER = around(CELLS);
const RIM_PATH = RIM.map((cell) => outline(0.7, 3, centre(cell))).join("");

const box = (inset: number, round: number): string =>
  `x="${short(LEFT + inset)}" y="${short(TOP + inset)}" width="${short(ACROSS - 2 * inset)}" height="${short(DOWN - 2 * inset)}" rx="${round}"`;

/** What boards refer to: wood and linen. */
export function boardDefs(): string {
  return (
    '<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8a6242"/><stop offset=".5" stop-color="#6e4b32"/><stop offset="1" stop-color="#553823"/></linearGradient>' +
    '<pattern id="grain" width="180" height="26" patternUnits="userSpaceOnUse"><path d="M0 4C40 1 70 8 180 4M0 11C60 15 110 7 180 11M0 19C30 16 90 23 180 19M60 7.5C90 5 110 9 140 7.5" fill="none" stroke="#2a1608" stroke-opacity=".22" stroke-width="1.1"/></pattern>'
  );
}

/** Frame and linen, without any hex. */
function frame(board: Board): string {
  const stitch = STITCHING[board];
  const linen = lighter(LINEN, 0.1);
  return (
    `<rect ${box(0, 26)} fill="url(#wood)"/><rect ${box(0, 26)} fill="url(#grain)"/>` +
    `<rect ${box(1, 25)} fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.6"/>` +
    `<rect ${box(11, 17)} fill="#2a1608" fill-opacity=".5"/>` +
    `<rect ${box(13, 15)} fill="${linen}"/><rect ${box(13, 15)} fill="url(#weave)"/>` +
    `<path d="${GHOSTS}" fill="none" stroke="#6b5a44" stroke-opacity=".18" stroke-width="1.6"/>` +
    `<rect ${box(22.5, 10)} fill="none" stroke="${darker(stitch, 0.6)}" stroke-opacity=".22" stroke-width="9"/>` +
    `<rect ${box(23, 10)} fill="none" stroke="${darker(stitch, 0.55)}" stroke-opacity=".6" stroke-width="6" stroke-dasharray="17 13" stroke-linecap="round"/>` +
    `<rect ${box(22.5, 10)} fill="none" stroke="${stitch}" stroke-width="5" stroke-dasharray="17 13" stroke-linecap="round"/>`
  );
}

/** A board around z0 at 0 0: frame, printed rim, and its 25 cells empty. */
export function board(name: Board): string {
  const rim = RIM.map((cell, k) => patch(BOARDS[name][k] ?? "Ys", ...centre(cell)));
  const cells = CELLS.map((cell) => empty(...centre(cell)));
  const stitch = STITCHING[name];
  return (
    `${frame(name)}${rim.join("")}<path d="${RIM_PATH}" fill="${LINEN}" fill-opacity=".15"/>${cells.join("")}` +
    `<path d="${INNER}" fill="none" stroke="#2a1608" stroke-opacity=".55" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${INNER}" fill="none" stroke="${stitch}" stroke-width="3.2" stroke-dasharray="7 4.55" stroke-dashoffset="-2" stroke-linecap="round"/>`
  );
}
