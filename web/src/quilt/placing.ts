import { centre } from "@/art/cloth/hex";

/** The transform that moves a drawing to the middle of a cell. */
export function at(cell: string): string {
  const [x, y] = centre(cell);
  return `translate(${x} ${y})`;
}
