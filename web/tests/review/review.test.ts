import { beforeAll, expect, test } from "vitest";

import {
  costly,
  isAnalysis,
  leftOf,
  passes,
  withDecision,
  type Analysis,
  type Decision,
  type Label,
  type StorySeat,
} from "@/review/analysis";
import { cellsFor, movesAt, quiltBefore, regionOf } from "@/review/position";
import { costSentence, splitSentence } from "@/review/sentences";
import { useWords, type Words } from "@/words/catalogue.svelte";
import english from "../../../src/calico/lang/en.json";

beforeAll(() => useWords(english as Words));

function decision(turn: number, label: Label, gap: number, also: Label = "good"): Decision {
  const option = { error: 0.1, deals: 40, expected: 60 };
  return {
    turn,
    played: "Ms@a1 Yd",
    label,
    loss: gap,
    error: 0.1,
    deals: 40,
    expected: 60,
    lost: { goals: gap, cats: -0.04, buttons: 0.5, scenario: 0 },
    options: [
      { ...option, move: "Gd@b2 Yd", gap: 0, label: "best" },
      { ...option, move: "Ms@a1 Yd", gap, label },
      { ...option, move: "Gd@b5 Yd", gap: 0.2, label: also },
    ],
  };
}

function analysis(seats: number): Analysis {
  const seat = { name: "Ari", score: 60, bonus: 0, luck: [], due: [1, 2], decisions: [], summary: null };
  return {
    record: "0",
    engine: { name: "master", version: "1", weights: "2" },
    terms: { seed: "1" },
    seats: Array.from({ length: seats }, (_, k) => ({ ...seat, seat: k })),
  };
}

test("what is left is judged in the order of suspicion, the seat that is shown first", () => {
  const order = [
    { seat: 0, turn: 2 },
    { seat: 1, turn: 1 },
    { seat: 0, turn: 1 },
  ];
  const one = withDecision(analysis(2), 0, decision(2, "best", 0));
  expect(leftOf(one, order, 1)).toEqual([order[1], order[2]]);
  expect(leftOf(one, order, 0)).toEqual([order[2], order[1]]);
  const two = withDecision(one, 0, decision(1, "best", 0));
  expect(two.seats[0]?.decisions.map(({ turn }) => turn)).toEqual([1, 2]);
});

test("the dearest decision is first, and what costs nothing for certain is none", () => {
  const all = [decision(1, "good", 0.9), decision(2, "mistake", 2), decision(3, "blunder", 4)];
  expect(costly(all).map(({ turn }) => turn)).toEqual([3, 2]);
});

test("a move passes that is as good as the best", () => {
  const [best, played, tied] = decision(1, "mistake", 2, "inaccuracy").options;
  expect([best, played, tied].map((option) => option && passes(option))).toEqual([true, false, true]);
});

test("a record is no analysis", () => {
  expect(isAnalysis(JSON.stringify({ analysis: 1 }))).toBe(true);
  for (const text of ["{}", "null", "no JSON", '{"calico": 1}']) expect(isAnalysis(text)).toBe(false);
});

test("a cost is a sentence with the parts that can be measured", () => {
  expect(costSentence(decision(5, "good", 0.2))).toBeNull();
  expect(costSentence(decision(5, "mistake", 2))).toBe(
    "Turn 5: magenta stripes on a1, taking yellow dots cost 2.0 points. " +
      "Green dots on b2, taking yellow dots was better: goals +2.0 and buttons +0.5. " +
      "Just as good: green dots on b5, taking yellow dots.",
  );
  expect(splitSentence([decision(1, "mistake", 2), decision(2, "blunder", 4), decision(3, "best", 0)])).toBe(
    "All decisions together cost 6.0 points: goals +6.0, cats -0.1 and buttons +1.0.",
  );
  expect(splitSentence([])).toBe("Nothing measurable was lost.");
});

test("the quilt of a turn has what was placed before", () => {
  const token = { kind: "button", what: "green", points: 3, cell: "a2", group: ["a2"] };
  const turns = ["a1", "a2", "a3"].map((cell) => ({ cell, tile: "Ms", tokens: cell === "a2" ? [token] : [] }));
  const seat = { name: "Ari", board: "blue", goals: {}, turns } as unknown as StorySeat;
  expect(quiltBefore(seat, 1)).toEqual({ patches: {}, tokens: [] });
  expect(quiltBefore(seat, 3)).toEqual({ patches: { a1: "Ms", a2: "Ms" }, tokens: [token] });
});

test("moves are chosen by tile, cell and what is taken", () => {
  const moves = ["Ms@a1 Yd", "Ms@a1 Gd/2", "Ms@e5 Yd", "Bq/3@c3"];
  expect([...cellsFor(moves, "Ms")]).toEqual(["a1", "e5"]);
  expect(cellsFor(moves, null).size).toBe(0);
  expect(movesAt(moves, "Ms", "a1")).toEqual(moves.slice(0, 2));
  expect(movesAt(moves, "Bq", "c3")).toEqual(["Bq/3@c3"]);
  expect(["a1", "a3", "b5", "c1", "c3", "d4", "e3"].map(regionOf)).toEqual([
    "top-left",
    "top",
    "top-right",
    "left",
    "middle",
    "bottom-right",
    "bottom",
  ]);
});
