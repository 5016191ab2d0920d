import { expect, test } from "vitest";

import { figuresOf, nextSeat, withRound, type BestQuilts, type StoredQuilts } from "@/review/quilts/quilts";

const BEST = { hand_of_two: {}, any_order: {} } as unknown as BestQuilts;

function quilts(...rounds: number[]): StoredQuilts {
  const seats = rounds.map((rounds) => ({ rounds, best: {} }));
  return { key: "0", record: "{}", search: 12, seats } as unknown as StoredQuilts;
}

test("the seat that is shown is searched for first, then those that have not had their rounds", () => {
  expect(nextSeat(quilts(0, 0), [12, 12], 1)).toBe(1);
  expect(nextSeat(quilts(0, 12), [12, 12], 1)).toBe(0);
  expect(nextSeat(quilts(12, 12), [12, 12], 1)).toBeNull();
  expect(nextSeat(quilts(12, 12), [12, 24], 0)).toBe(1);
  expect(nextSeat(quilts(0), [12], 7)).toBe(0);
});

test("a round adds to its seat only", () => {
  const after = withRound(quilts(3, 4), 1, BEST);
  expect(after.seats.map(({ rounds }) => rounds)).toEqual([3, 5]);
  expect(after.seats.map(({ best }) => figuresOf(best))).toEqual([[], ["any_order", "hand_of_two"]]);
});
