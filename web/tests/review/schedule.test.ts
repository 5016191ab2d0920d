import { expect, test } from "vitest";

import { afterwards, dueAt, type Exercise } from "@/review/practice/schedule";

const DAY = 24 * 60 * 60 * 1000;
const NEW = { key: "game#0/5", review: "game", seat: 0, turn: 5 };

test("what was failed comes back after 1, 7 and 30 days, and is learnt when it was passed each time", () => {
  let exercise = afterwards(NEW, false, 0);
  let now = 0;
  for (const days of [1, 7, 30]) {
    expect(exercise?.due).toBe(now + days * DAY);
    now = exercise?.due ?? 0;
    exercise = exercise && afterwards(exercise, true, now);
  }
  expect(exercise).toBeNull();
});

test("what was passed at once is not repeated, and what is failed again begins anew", () => {
  expect(afterwards(NEW, true, 0)).toBeNull();
  const week = { ...NEW, passed: 1, due: 5 * DAY };
  expect(afterwards(week, false, 6 * DAY)).toEqual({ ...NEW, passed: 0, due: 7 * DAY });
});

test("passing it before its day changes nothing", () => {
  const tomorrow = { ...NEW, passed: 0, due: DAY };
  expect(afterwards(tomorrow, true, DAY - 1)).toEqual(tomorrow);
});

test("those that have waited longest are due first", () => {
  const list: Exercise[] = [3, 1, 2].map((due) => ({ ...NEW, key: `${due}`, passed: 0, due }));
  expect(dueAt(list, 2).map(({ due }) => due)).toEqual([1, 2]);
});
