// What moves brought, and what a score means.
import { expect, test } from "vitest";

import type { LogView, ScoreView } from "@/api/protocol";
import { craftLevel, nearestAchievement, nearestBot } from "@/table/end/score-meaning";
import { rewards, takenPlace } from "@/table/motion/shown-moves.svelte";
import { bigMoments, scoreLines } from "@/table/replay/score-line";

const moves = (...all: [seat: number, points: number][]): LogView[] =>
  all.map(([seat, points], k) => ({ what: "moved", number: k + 2, turn: k + 1, seat, points }) as LogView);

test("levels and bots to compare a score with", () => {
  expect([-2, 0, 29, 30, 61, 79, 80, 120].map(craftLevel)).toEqual([0, 0, 0, 1, 3, 4, 5, 5]);
  expect(nearestBot(61)).toEqual({ bot: "decent", usual: 60 });
  expect(nearestBot(0).bot).toBe("gentle");
  expect(nearestBot(99).bot).toBe("master");
});

test("the nearest achievement is one that is missing little and not claimed", () => {
  const score = {
    total: 61,
    rainbow: false,
    buttons: { yellow: 1, green: 0, purple: 0 },
    cats: { millie: 1, leo: 0 },
    goals: { b3: { colour: true, pattern: false }, c4: { colour: false, pattern: false } },
  } as unknown as ScoreView;
  expect(nearestAchievement(score, [])).toBe("score_65");
  expect(nearestAchievement(score, ["score_65"])).toBe("one_of_each_cat");
  expect(nearestAchievement({ ...score, total: 64, cats: {}, rainbow: true }, [])).toBe("score_65");
});

test("the score by turn, and the moves that brought the most", () => {
  const log = [{ what: "started", number: 1 } as LogView, ...moves([0, 3], [1, 0], [0, 7], [1, 5])];
  expect(scoreLines(log, 2)).toEqual([
    [0, 3, 3, 10, 10],
    [0, 0, 0, 0, 5],
  ]);
  expect(bigMoments(log).map(({ turn }) => turn)).toEqual([3]);
  expect(bigMoments(moves([0, 1], [1, 4], [0, 0], [1, 2], [0, 3])).map(({ turn }) => turn)).toEqual([2, 4, 5]);
});

test("every reward of a move has its place and its points", () => {
  const entry = {
    tokens: [{ kind: "rainbow", what: null, cell: "a1", group: [], points: 3 }],
    goals: { b3: { colour: true, pattern: false, points: 8 }, c4: { colour: false, pattern: false, points: 0 } },
  } as unknown as LogView;
  expect(rewards(entry)).toEqual([
    { kind: "rainbow", cell: "a1", points: 3 },
    { kind: "goal", cell: "b3", points: 8 },
  ]);
});

test("where in the market a tile lay", () => {
  expect(takenPlace("Ms@a1 Yd", ["Gs", "Yd", "Yd"])).toBe(1);
  expect(takenPlace("Ms@a1 Yd/3", ["Gs", "Yd", "Yd"])).toBe(2);
  expect(takenPlace("Ms@a1", ["Gs", "Yd", "Yd"])).toBe(-1);
});
