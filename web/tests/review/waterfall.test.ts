import { expect, test } from "vitest";

import type { Waterfall } from "@/review/analysis";
import { bars } from "@/review/waterfall";

const FALL: Waterfall = { par: 73.8, deal: -0.7, draws: 1.2, others: 0, losses: 41.8, rest: 11.5, result: 44 };

test("the bars lead from par to the score, as they are shown", () => {
  const drawn = bars(FALL);
  expect(drawn.map(({ name }) => name)).toEqual(["par", "deal", "draws", "losses", "rest", "result"]);
  for (const [k, bar] of drawn.entries()) {
    const before = drawn[k - 1];
    if (before && bar.name !== "result") expect(bar.from).toBe(before.to);
    if (bar.name !== "par" && bar.name !== "result") expect(bar.to - bar.from).toBeCloseTo(bar.points, 9);
  }
  expect(drawn.at(-2)?.to).toBe(FALL.result);
  expect(drawn.at(-1)).toEqual({ name: "result", points: 44, from: 0, to: 44 });
  const shown = drawn.slice(1, -1).reduce((sum, { points }) => sum + Math.round(points * 10), 738);
  expect(shown).toBe(440);
});

test("moves of others have a bar where there are others", () => {
  expect(bars({ ...FALL, others: -0.4, rest: 11.9 })[3]).toMatchObject({ name: "others", points: -0.4 });
});
