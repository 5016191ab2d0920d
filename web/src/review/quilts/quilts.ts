// The best quilts of a game, as Python finds them (coach/quilts/messages.py) and as they are stored.
import type { ProgressView, TokenView } from "@/api/protocol";

/** What may be changed for the best quilt. */
export type Figure = "any_order" | "hand_of_two" | "drafting";
type Part = "goals" | "cats" | "buttons" | "total";
export const POINT_PARTS: readonly Part[] = ["goals", "cats", "buttons", "total"];

export interface SewnQuilt {
  name: string;
  board: string;
  patches: Record<string, string>;
  progress: Record<string, ProgressView>;
  tokens: TokenView[];
  points: Record<Part, number>;
}

/** A quilt that was found, with the record of a game that plays it. */
export interface FoundQuilt extends SewnQuilt {
  record: string;
}

/** The best of each figure; some make no sense for some games. */
export type BestQuilts = Partial<Record<Figure, FoundQuilt>>;

export interface SeatQuilts {
  played: SewnQuilt;
  /** So many rounds were searched. */
  rounds: number;
  best: BestQuilts;
}

/** The best quilts of all seats of a game, as far as they were searched for. */
export interface StoredQuilts {
  /** The digest of the record. */
  key: string;
  record: string;
  /** So many rounds are a search. */
  search: number;
  seats: SeatQuilts[];
}

/** The figures of a seat, in order. */
export function figuresOf(best: BestQuilts): Figure[] {
  return (["any_order", "hand_of_two", "drafting"] as const).filter((figure) => best[figure]);
}

/** The quilts after one more round for a seat. */
export function withRound(quilts: StoredQuilts, seat: number, best: BestQuilts): StoredQuilts {
  const seats = quilts.seats.map((each, k) => (k === seat ? { ...each, best, rounds: each.rounds + 1 } : each));
  return { ...quilts, seats };
}

/** The seat to search for next, `first` before others; nothing when all have had their rounds. */
export function nextSeat(quilts: StoredQuilts, wanted: readonly number[], first: number): number | null {
  const order = [first, ...quilts.seats.keys()];
  return order.find((k) => (quilts.seats[k]?.rounds ?? Infinity) < (wanted[k] ?? 0)) ?? null;
}
