// Undo in sight: which move, and whether others are asked.
import { expect, test } from "vitest";

import type { LogView, TableView } from "@/api/protocol";
import { othersMustAgree, takeBackNumber } from "@/table/live/take-back";

function table(more: object = {}): TableView {
  return {
    phase: "play",
    turn: 4,
    terms: { take_back: true },
    take_back: null,
    seats: [{ kind: "person" }, { kind: "bot" }],
    you: { seats: [{ seat: 0 }] },
    ...more,
  } as unknown as TableView;
}
const LOG = [1, 2, 3].map((turn) => ({ what: "moved", turn, seat: (turn + 1) % 2 }) as LogView);

test("the last move of mine can be taken back where the table allows it", () => {
  expect(takeBackNumber(table(), LOG)).toBe(3);
  expect(takeBackNumber(table({ turn: 3 }), LOG)).toBe(1);
  expect(takeBackNumber(table({ turn: 1 }), LOG)).toBeNull();
  expect(takeBackNumber(table({ terms: { take_back: false } }), LOG)).toBeNull();
  expect(takeBackNumber(table({ take_back: { seat: 0 } }), LOG)).toBeNull();
  expect(takeBackNumber(table({ you: { seats: [] } }), LOG)).toBeNull();
});

test("only other people have to agree", () => {
  expect(othersMustAgree(table())).toBe(false);
  const two = [{ kind: "person" }, { kind: "person" }];
  expect(othersMustAgree(table({ seats: two }))).toBe(true);
  expect(othersMustAgree(table({ seats: two, you: { seats: [{ seat: 0 }, { seat: 1 }] } }))).toBe(false);
});
