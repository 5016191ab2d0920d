/** A patch: dyed and printed cloth, woven, puffed up by its seam, with the sign of its colour. */

import { DYE_LETTERS, DYES, FABRIC_LETTERS, TILES, type Dye, type Fabric, type Tile } from "@/api/box";
import { CREAM, darker, lighter } from "./colour";
import { fabricDefs } from "./fabric";
import { outline, short } from "./hex";
import { sign } from "./sign";

const CLOTH = outline(0.7, 3);
/** A little larger than the cloth, which has its own edge. */
const WHOLE = outline(0, 3);
const EDGE = outline(1.8, 3);
const SEAM = outline(5.4, 3);

/** What patches refer to: dyes, fabrics, weave, and the 36 patches themselves.  Each is one path with a pattern
 * of its own: a page with some quilts has hundreds of patches, and would be slow with ten elements in each.
 * Colour by colour, as all at once are much work. */
export function* patchDefs(): Generator<string> {
  yield* fabricDefs();
  const dyes = DYE_LETTERS.map((letter) => {
    const { dye } = DYES[letter];
    return (
      `<radialGradient id="dye-${letter}" cx=".36" cy=".28" r=".85"><stop offset="0" stop-color="${lighter(dye, 0.16)}"/>` +
      `<stop offset=".5" stop-color="${dye}"/><stop offset="1" stop-color="${darker(dye, 0.24)}"/></radialGradient>`
    );
  }).join("");
  const puff =
    '<radialGradient id="puff" cx=".42" cy=".36" r=".68"><stop offset=".35" stop-color="#fff" stop-opacity=".1"/>' +
    '<stop offset=".72" stop-color="#2a1408" stop-opacity="0"/><stop offset="1" stop-color="#2a1408" stop-opacity=".3"/></radialGradient>';
  yield dyes + puff;
  for (const letter of DYE_LETTERS) {
    const tiles = TILES.filter((tile) => tile.startsWith(letter));
    yield tiles
      .map(
        (tile) =>
          `<pattern id="cloth-${tile}" x="-50" y="-50" width="100" height="100" patternUnits="userSpaceOnUse">` +
          `<g transform="translate(50 50)">${patchArt(tile)}</g></pattern>` +
          `<path id="patch-${tile}" d="${WHOLE}" fill="url(#cloth-${tile})"/>`,
      )
      .join("");
  }
}

/** Cloth of no colour in the game, to show a fabric alone. */
const UNDYED = "#8f7b66";

/** The fabrics without a colour, and the colours without a fabric. */
export function swatchDefs(): string {
  const fabrics = FABRIC_LETTERS.map(
    (fabric) => `<g id="swatch-${fabric}"><path d="${CLOTH}" fill="${UNDYED}"/>${cloth(fabric, UNDYED)}</g>`,
  );
  const dyes = DYE_LETTERS.map(
    (letter) =>
      `<g id="swatch-${letter}"><path d="${CLOTH}" fill="url(#dye-${letter})"/>${cloth("", DYES[letter].dye)}<g transform="scale(2.1)">${sign(letter, CREAM, darker(DYES[letter].dye, 0.2))}</g></g>`,
  );
  return fabrics.concat(dyes).join("");
}

/** What lies over the dye: the print if there is one, weave, light and seam. */
function cloth(fabric: Fabric | "", dye: string): string {
  return (
    (fabric && `<path d="${CLOTH}" fill="url(#fabric-${fabric})"/>`) +
    `<path d="${CLOTH}" fill="url(#weave)"/><path d="${CLOTH}" fill="url(#puff)"/>` +
    `<path d="${EDGE}" fill="none" stroke="${darker(dye, 0.5)}" stroke-opacity=".55" stroke-width="2.2"/>` +
    `<path d="${SEAM}" fill="none" stroke="${darker(dye, 0.55)}" stroke-opacity=".42" stroke-width="3.4"/>` +
    `<path d="${SEAM}" fill="none" stroke="${CREAM}" stroke-width="1.7" stroke-dasharray="5.4 3.6" stroke-linecap="round"/>`
  );
}

/** The markup of a patch around 0 0; it needs `patchDefs` on the page. */
export function patchArt(tile: Tile): string {
  const letter = tile.charAt(0) as Dye;
  const fabric = tile.charAt(1) as Fabric;
  const { dye } = DYES[letter];
  const dark = letter === "D";
  return (
    `<path d="${CLOTH}" fill="url(#dye-${letter})"/>${cloth(fabric, dye)}` +
    `<g transform="translate(0 32.4)"><circle r="11.6" fill="${dark ? lighter(dye, 0.08) : darker(dye, 0.12)}"/>` +
    `<circle r="11.6" fill="none" stroke="${CREAM}" stroke-width="1.4"/>` +
    `<g transform="scale(.8)">${sign(letter, CREAM, darker(dye, 0.2))}</g></g>`
  );
}

/** A patch with its middle at a point. */
export function patch(tile: Tile, x = 0, y = 0): string {
  return `<use href="#patch-${tile}" x="${short(x)}" y="${short(y)}"/>`;
}

/** A pattern of no colour, or a colour of no pattern, with its middle at a point. */
export function swatch(what: Fabric | Dye, x = 0, y = 0, scale = 1): string {
  return `<use href="#swatch-${what}" transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})"/>`;
}
