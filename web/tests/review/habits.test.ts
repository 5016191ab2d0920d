import { expect, test } from "vitest";

import { seatsByPerson } from "@/review/habits/habits";
import type { StoredReview } from "@/review/store";

function review(record: string, at: number, names: string[], document: string | null = "{}"): StoredReview {
  const seats = names.map((name, seat) => ({ name, seat }));
  return { key: `${record}/${at}`, at, document, analysis: { record, seats } } as unknown as StoredReview;
}

test("the games of each person are counted once, with the newest complete review", () => {
  const found = seatsByPerson([
    review("one", 1, ["Ari", "Bea"]),
    review("one", 2, ["Ari", "Bea"]),
    review("two", 3, ["Bea"]),
    review("three", 4, ["Cleo"], null),
  ]);
  expect(found.map(([name, seats]) => [name, seats.map(({ review, seat }) => `${review.key} ${seat}`)])).toEqual([
    ["Bea", ["one/2 1", "two/3 0"]],
    ["Ari", ["one/2 0"]],
  ]);
});
