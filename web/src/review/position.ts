// A quilt as it was before a turn, and the moves that could be made there.
import type { TokenView } from "@/api/protocol";
import { readMove } from "@/words/describe";
import type { StorySeat } from "./analysis";

/** What lay on a quilt before a turn, counted from 1; before the 23rd it is finished. */
export function quiltBefore(seat: StorySeat, turn: number): { patches: Record<string, string>; tokens: TokenView[] } {
  const done = seat.turns.slice(0, Math.max(0, turn - 1));
  return {
    patches: Object.fromEntries(done.map(({ cell, tile }) => [cell, tile])),
    tokens: done.flatMap(({ tokens }) => tokens),
  };
}

/** The cells where a tile may go. */
export function cellsFor(moves: readonly string[], tile: string | null): Set<string> {
  return new Set(moves.map(readMove).flatMap((move) => (move.tile === tile ? [move.cell] : [])));
}

/** The moves that place a tile on a cell. */
export function movesAt(moves: readonly string[], tile: string, cell: string): string[] {
  return moves.filter((move) => {
    const read = readMove(move);
    return read.tile === tile && read.cell === cell;
  });
}

/** The part of the quilt that a cell is in, as a hint names it. */
export function regionOf(cell: string): string {
  const row = "abcde".indexOf(cell.charAt(0));
  const column = Number(cell.charAt(1));
  const parts = [row < 2 ? "top" : row > 2 ? "bottom" : "", column < 3 ? "left" : column > 3 ? "right" : ""];
  return parts.filter(Boolean).join("-") || "middle";
}
