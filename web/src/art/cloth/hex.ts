/** The geometry of all our hexes: pointy top, centre at 0 0, 100 units from tip to tip. */

/** From the centre to a corner. */
export const RADIUS = 50;
/** From one flat side to the other: how far apart the hexes of a row are. */
export const WIDTH = RADIUS * Math.sqrt(3);
/** From tip to tip. */
export const HEIGHT = 2 * RADIUS;
/** How far apart two rows are. */
export const ROW = 1.5 * RADIUS;

/** Rows of the board from the top; those of the rim carry the names on (R1.2). */
const ROWS = "zabcdef";

/** A point in the units of the art. */
export type Point = readonly [x: number, y: number];

/** The 49 hexes of a board by name, row by row: a1 to e5 are inside, the others are its rim. */
export const HEXES: readonly string[] = [...ROWS].flatMap((row) =>
  [0, 1, 2, 3, 4, 5, 6].map((column) => `${row}${column}`),
);

/** Whether a hex belongs to the printed rim. */
export function onRim(cell: string): boolean {
  return "zf".includes(cell.charAt(0)) || "06".includes(cell.charAt(1));
}

/** The 25 cells inside the rim, a1 to e5. */
export const CELLS: readonly string[] = HEXES.filter((cell) => !onRim(cell));

/** The 24 printed hexes in the order of `BOARDS`, row by row. */
export const RIM: readonly string[] = HEXES.filter(onRim);

/** Where the middle of a hex lies on the board; z0 lies at 0 0, odd rows are shifted right. */
export function centre(cell: string): Point {
  const row = ROWS.indexOf(cell.charAt(0));
  return [(Number(cell.charAt(1)) + (row % 2) / 2) * WIDTH, row * ROW];
}

/** The six corners, clockwise from the top, of a hex drawn `inset` units smaller on each side. */
export function corners(inset = 0): Point[] {
  const radius = RADIUS - (inset * 2) / Math.sqrt(3);
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = ((k * 60 - 90) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** The outline of a hex as path data, its corners rounded by `round` units, its middle at a point. */
export function outline(inset = 0, round = 0, [left, top]: Point = [0, 0]): string {
  const points = corners(inset).map(([x, y]): Point => [x + left, y + top]);
  const toward = ([x, y]: Point, [u, v]: Point): string => {
    const step = round / Math.hypot(u - x, v - y);
    return `${short(x + (u - x) * step)} ${short(y + (v - y) * step)}`;
  };
  const parts = points.map((point, k) => {
    const before = points[(k + 5) % 6] ?? point;
    const after = points[(k + 1) % 6] ?? point;
    if (!round) return `${short(point[0])} ${short(point[1])}`;
    return `${toward(point, before)}Q${short(point[0])} ${short(point[1])} ${toward(point, after)}`;
  });
  return `M${parts.join("L")}Z`;
}

/** A number with two decimals at most, to keep the markup small. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The outline around a group of hexes, for the hover preview: the sides with no partner inside. */
export function around(cells: readonly string[]): string {
  const inside = new Set(cells);
  const sides: string[] = [];
  for (const cell of inside) {
    const [x, y] = centre(cell);
    const points = corners();
    points.forEach(([a, b], k) => {
      const [c, d] = points[(k + 1) % 6] ?? [a, b];
      const other = at(x + a + c, y + b + d);
      if (other && inside.has(other)) return;
      sides.push(`M${short(x + a)} ${short(y + b)}L${short(x + c)} ${short(y + d)}`);
    });
  }
  return sides.join("");
}

/** The hex whose middle lies at a point, if there is one. */
function at(x: number, y: number): string | undefined {
  return HEXES.find((cell) => {
    const [u, v] = centre(cell);
    return Math.abs(u - x) < 1 && Math.abs(v - y) < 1;
  });
}
