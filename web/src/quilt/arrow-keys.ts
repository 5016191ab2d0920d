// Walking the hexes of a quilt with the arrow keys.
const ROWS = "zabcdef";

const STEPS: Record<string, readonly [down: number, across: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -6],
  End: [0, 6],
  PageUp: [-6, 0],
  PageDown: [6, 0],
};

/** Where a key leads from a cell: along the row, or straight up and down its column. */
export function cellByKey(cell: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const row = clamp(ROWS.indexOf(cell.charAt(0)) + step[0]);
  const column = clamp(Number(cell.charAt(1)) + step[1]);
  return `${ROWS.charAt(row)}${column}`;
}

function clamp(n: number): number {
  return Math.min(6, Math.max(0, n));
}
