// Plots: round steps, places along an axis, records and trends.
import { expect, test } from "vitest";

import { records, scale, shares, steps, trend } from "@/household/plots/scales";

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [17, [0, 5, 10, 15, 20]],
  [77, [0, 20, 40, 60, 80]],
])("an axis to %d has round steps that reach it", (most, wanted) => {
  expect(steps(most)).toEqual(wanted);
});

test("places follow values, and a single value lies in the middle", () => {
  const x = scale(10, 20, 100, 0);
  expect([x(10), x(15), x(20)]).toEqual([100, 50, 0]);
  expect(scale(5, 5, 0, 10)(5)).toBe(5);
});

test("a record stands until it is beaten", () => {
  expect(records([50, 40, 60, 60, 55])).toEqual([50, 50, 60, 60, 60]);
  expect(records([])).toEqual([]);
});

test("a trend is the mean of the last few", () => {
  expect(trend([10, 20, 30, 40], 2)).toEqual([10, 15, 25, 35]);
});

test("shares are of the whole, and of nothing nothing", () => {
  expect(shares([1, 1, 2])).toEqual([0.25, 0.25, 0.5]);
  expect(shares([0, 0])).toEqual([0, 0]);
});
