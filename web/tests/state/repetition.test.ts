import { expect, test } from "vitest";

import { dueAt, repetition } from "@/state/repetition";

const DAY = 24 * 60 * 60 * 1000;

test("what was failed comes back after 1, 7 and 30 days, and is learnt when it was passed each time", () => {
  let known = repetition(null, false, 0);
  let now = 0;
  for (const days of [1, 7, 30]) {
    expect(known?.due).toBe(now + days * DAY);
    now = known?.due ?? 0;
    known = repetition(known, true, now);
  }
  expect(known).toBeNull();
});

test("what was passed at once is not repeated, and what is failed again begins anew", () => {
  expect(repetition(null, true, 0)).toBeNull();
  expect(repetition({ passed: 1, due: 5 * DAY }, false, 6 * DAY)).toEqual({ passed: 0, due: 7 * DAY });
});

test("passing it before its day changes nothing", () => {
  const tomorrow = { passed: 0, due: DAY };
  expect(repetition(tomorrow, true, DAY - 1)).toEqual(tomorrow);
});

test("those that have waited longest are due first", () => {
  const list = [3, 1, 2].map((due) => ({ passed: 0, due }));
  expect(dueAt(list, 2).map(({ due }) => due)).toEqual([1, 2]);
});
