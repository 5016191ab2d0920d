// A quilt as a picture to keep: SVG that stands alone, and PNG made of it in the page.
import { board, BOARD_BOX } from "./art/board";
import { dyeOf, type Board, type Cat, type Goal, type Tile } from "./art/box";
import { button } from "./art/button";
import { nap } from "./art/cats";
import { goal } from "./art/goal";
import { centre } from "./art/hex";
import { patch } from "./art/patch";
import { picture } from "./art/picture";
import type { TokenView } from "./protocol";
import { lay } from "./quilted";

export interface Sewn {
  board: string;
  patches: Record<string, string>;
  goals: Record<string, string>;
  tokens: TokenView[];
}

/** The markup of a whole quilt; it needs the definitions of the art on the page. */
export function quiltMarkup({ board: name, patches, goals, tokens }: Sewn): string {
  const parts = [board(name as Board)];
  for (const [cell, name] of Object.entries(goals)) parts.push(goal(name as Goal, ...centre(cell)));
  for (const [cell, tile] of Object.entries(patches)) {
    parts.push(patch(tile as Tile, ...centre(cell)));
  }
  for (const { token, cell, above } of lay(tokens)) {
    const [x, y] = centre(cell);
    if (token.kind === "cat") {
      parts.push(nap(token.what as Cat, x, y - 6 + above * 16));
    } else {
      const what = token.kind === "rainbow" ? "rainbow" : dyeOf(token.what ?? "");
      parts.push(button(what, x, y - 6 + above * 16));
    }
  }
  return parts.join("");
}

const [LEFT = 0, TOP = 0, WIDE = 1, HIGH = 1] = BOARD_BOX.split(" ").map(Number);
const ROOM = 70;

/** A whole SVG document of a quilt with a line of words under it. */
export function keepsake(sewn: Sewn, caption: string): string {
  const box = [LEFT, TOP, WIDE, HIGH + ROOM].join(" ");
  const words =
    `<rect x="${LEFT}" y="${TOP}" width="${WIDE}" height="${HIGH + ROOM}" fill="#fbf3e4"/>` +
    quiltMarkup(sewn) +
    `<text x="${LEFT + WIDE / 2}" y="${TOP + HIGH + ROOM * 0.65}" text-anchor="middle" ` +
    `font-family="Georgia, serif" font-size="30" fill="#2b2018">${escaped(caption)}</text>`;
  const size = `width="${Math.round(WIDE * 2)}" height="${Math.round((HIGH + ROOM) * 2)}"`;
  return picture(words, box, { alone: true, attributes: size });
}

/** Text as it may stand in markup. */
export function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

/** The picture as PNG, drawn by the browser itself. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("png"))), "image/png");
  });
}

/** Lets the browser save something under a name. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
