// Where things lie on the screen: cells of a quilt, tiles of the hand and of the market.
import { centre, HEIGHT, WIDTH } from "@/art/cloth/hex";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The quilt of a seat that is in sight, the largest if there are several. */
export function quiltOf(seat: number): SVGSVGElement | null {
  const shown = [...document.querySelectorAll<SVGSVGElement>(`[data-quilt="${seat}"] .cloth`)];
  return shown.sort((a, b) => b.clientWidth - a.clientWidth).find((svg) => inSight(boxOf(svg))) ?? null;
}

/** Where a cell of a seat's quilt lies, if it is in sight. */
export function cellBox(seat: number, cell: string): Box | null {
  const matrix = quiltOf(seat)?.getScreenCTM();
  if (!matrix) return null;
  const [x, y] = centre(cell);
  const middle = new DOMPoint(x, y).matrixTransform(matrix);
  const [width, height] = [WIDTH * matrix.a, HEIGHT * matrix.d];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** A patch as it is drawn on a seat's quilt. */
export function patchElement(seat: number, cell: string): Element | null {
  return quiltOf(seat)?.querySelector(`[data-patch="${cell}"]`) ?? null;
}

/** Where a tile of the hand or of the market lies, counted from 0. */
export function tileBox(where: "hand" | "market", place: number): Box | null {
  const tile = tileElement(where, place);
  return tile && boxOf(tile);
}

/** A tile of the hand or of the market. */
export function tileElement(where: "hand" | "market", place: number): HTMLElement | null {
  return document.querySelectorAll<HTMLElement>(`.tiles .${where} .tile`)[place] ?? null;
}

/** Where the tiles of another seat come from and go to: the lower edge of its quilt. */
export function laneBox(seat: number, like: Box): Box | null {
  const quilt = quiltOf(seat);
  if (!quilt) return null;
  const box = boxOf(quilt);
  return {
    x: box.x + box.width / 2 - like.width / 2,
    y: box.y + box.height - like.height / 2,
    width: like.width,
    height: like.height,
  };
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function inSight({ x, y, width, height }: Box): boolean {
  const across = x + width / 2;
  const down = y + height / 2;
  return width > 0 && across > 0 && down > 0 && across < innerWidth && down < innerHeight;
}
