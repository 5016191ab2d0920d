// The scores of a game turn by turn, and the moves that brought the most.
import type { LogView } from "@/api/protocol";

/** Points from which a move is a big moment. */
const BIG = 7;
/** Where no move brought so much, the best few are. */
const FEW = 3;

/** The score of each seat before the first move and after every other, as far as moves bring points. */
export function scoreLines(log: readonly LogView[], seats: number): number[][] {
  const lines = Array.from({ length: seats }, () => [0]);
  for (const entry of log) {
    if (entry.what !== "moved") continue;
    for (const [seat, line] of lines.entries()) {
      line.push((line.at(-1) ?? 0) + (entry.seat === seat ? (entry.points ?? 0) : 0));
    }
  }
  return lines;
}

/** The moves to look at again, in their order. */
export function bigMoments(log: readonly LogView[]): LogView[] {
  const moves = log.filter((entry) => entry.what === "moved" && (entry.points ?? 0) > 0);
  const big = moves.filter((entry) => (entry.points ?? 0) >= BIG);
  if (big.length) return big;
  const best = moves.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0)).slice(0, FEW);
  return moves.filter((entry) => best.includes(entry));
}
