import { beforeEach, expect, test, vi } from "vitest";

import { nextPuzzle, outcome, rememberOutcome } from "@/state/puzzles.svelte";

const DAY = 24 * 60 * 60 * 1000;
const ALL = [1, 2, 3, 4].map((number) => ({ number }));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

test("failed puzzles come back on their day, before those that were never tried", () => {
  expect(nextPuzzle(ALL, 1, 0)).toBe(2);
  rememberOutcome(2, true);
  expect(outcome(2)).toBe("solved");
  expect(nextPuzzle(ALL, 2, 0)).toBe(3);
  rememberOutcome(3, false);
  expect(nextPuzzle(ALL, 3, 0)).toBe(4);
  expect(nextPuzzle(ALL, 4, DAY)).toBe(3);
  vi.setSystemTime(DAY);
  rememberOutcome(3, true);
  expect(outcome(3)).toEqual({ passed: 1, due: 8 * DAY });
  expect(nextPuzzle([{ number: 3 }], 3, DAY)).toBeNull();
});
