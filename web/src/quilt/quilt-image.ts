// A quilt as a picture to save: SVG that stands alone, and PNG made of it in the page.
import { badge } from "@/art/signs/badge";
import { BOARD_BOX } from "@/art/quilt/board";
import { picture } from "@/art/quilt/picture";
import { quilt, type Quilt } from "@/art/quilt/quilt";

const [LEFT = 0, TOP = 0, WIDE = 1, HIGH = 1] = BOARD_BOX.split(" ").map(Number);
const ROOM = 70;

/** The winner's badge, in the corner of the quilt, where none of the patches sewn lies (R7.1). */
export function winnerBadge(): string {
  return badge(LEFT + WIDE - 66, TOP + HIGH - 78, 106);
}

/** A whole SVG document of a quilt with a line of words under it; the winner's with the badge on it.
 * With `faces`, the styles of its letters, it looks the same on every machine. */
export function quiltImage(sewn: Quilt, caption: string, won = false, faces = ""): string {
  const box = [LEFT, TOP, WIDE, HIGH + ROOM].join(" ");
  const words =
    (faces && `<style>${faces}</style>`) +
    `<rect x="${LEFT}" y="${TOP}" width="${WIDE}" height="${HIGH + ROOM}" fill="#fbf3e4"/>` +
    quilt(sewn) +
    (won ? winnerBadge() : "") +
    `<text x="${LEFT + WIDE / 2}" y="${TOP + HIGH + ROOM * 0.65}" text-anchor="middle" ` +
    `font-family="Figtree, 'Figtree ext', Arial, sans-serif" font-weight="600" font-size="30" fill="#2b2018">${escaped(caption)}</text>`;
  const size = `width="${Math.round(WIDE * 2)}" height="${Math.round((HIGH + ROOM) * 2)}"`;
  return picture(words, box, { alone: true, attributes: size });
}

/** Text as it may stand in markup. */
export function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

/** The picture as PNG, drawn by the browser itself. */
export async function toPng(svg: string): Promise<Blob> {
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
