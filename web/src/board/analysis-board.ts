// An analysis board as Python writes it (docs/study/board.md), and the way through its tree.
import type { HintedMove, Previews, TableView } from "@/api/protocol";

/** What led to a position: a move, a shuffled bag, or neither at the start. */
export interface BoardPosition {
  /** The position before it. */
  after: number | null;
  shuffled: boolean;
  /** How many moves were made. */
  moves: number;
  move: string | null;
  seat: number | null;
  /** What the move scored. */
  points: number;
}

/** A board at one of its positions. */
export interface BoardState {
  /** All of it as it is saved. */
  document: string;
  /** The position that is shown. */
  at: number;
  /** How many moves the game has: later positions are tried. */
  game: number;
  positions: BoardPosition[];
  view: TableView;
  previews: Previews;
}

/** The best moves of a position. */
export interface BoardEvaluation {
  moves: HintedMove[];
}

/** The positions that follow each, the game's own first. */
export function followers(positions: readonly BoardPosition[]): number[][] {
  const found: number[][] = positions.map(() => []);
  for (const [number, { after }] of positions.entries()) if (after !== null) found[after]?.push(number);
  return found;
}

/** A line from a position on: always what was there first. */
export function lineFrom(start: number, following: readonly number[][]): number[] {
  const line = [start];
  for (let next = following[start]?.[0]; next !== undefined; next = following[next]?.[0]) line.push(next);
  return line;
}

/** The line through a position, by how many moves were made: of two with as many it is the later. */
export function lineThrough(at: number, positions: readonly BoardPosition[]): number[] {
  const before: number[] = [];
  for (let each = positions[at]?.after ?? null; each !== null; each = positions[each]?.after ?? null)
    before.unshift(each);
  const line: number[] = [];
  for (const each of [...before, ...lineFrom(at, followers(positions))]) line[positions[each]?.moves ?? 0] = each;
  return line;
}
