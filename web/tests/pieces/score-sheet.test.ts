import { beforeAll, expect, test } from "vitest";

import words from "../../../src/calico/lang/en.json";
import type { PublicView, ScoreView, SeatView } from "@/api/protocol";
import { lines } from "@/pieces/score-sheet";
import { useWords } from "@/words/catalogue.svelte";

beforeAll(() => useWords(words));

const none = { yellow: 0, green: 0, light_blue: 0, dark_blue: 0, purple: 0, magenta: 0 };

function seat(name: string, score: Partial<ScoreView>, goal = "ABCDEF"): SeatView {
  const whole: ScoreView = {
    name,
    total: 0,
    goals: { b3: { goal, colour: true, pattern: false, points: 10 } },
    goal_points: 10,
    cats: { millie: 2, leo: 0 },
    cat_points: 6,
    buttons: { ...none, green: 2 },
    rainbow: false,
    button_points: 6,
    placed: 22,
    restriction_broken: false,
    scenario_passed: null,
    ...score,
  };
  return { name, score: whole, objectives: [], tokens: [], progress: {} } as unknown as SeatView;
}

function view(seats: SeatView[], terms: object = {}, cats = ["millie", "leo"]): PublicView {
  return {
    seats,
    cats: cats.map((cat) => ({ cat, patterns: [] })),
    terms: { restriction: null, scenario: null, ...terms },
  } as unknown as PublicView;
}

const texts = (made: ReturnType<typeof lines>, key: string): (string | undefined)[] | undefined =>
  made.find((line) => line.key === key)?.cells.map((cell) => cell.text);

test("the sheet counts goals, cats and buttons in that order, and the total after them", () => {
  const made = lines(view([seat("Ari", { total: 22 }), seat("Bo", { total: 20 })]));
  const sums = made.filter((line) => ["sum", "total"].includes(line.kind)).map((line) => line.key);
  expect(sums).toEqual(["goals", "cats", "buttons", "total"]);
  expect(texts(made, "total")).toEqual(["22", "20"]);
  expect(texts(made, "millie")).toEqual(["2 × 3 = 6", "2 × 3 = 6"]);
  expect(texts(made, "leo")).toEqual(["–", "–"]);
  expect(texts(made, "green")).toEqual(["2 × 3 = 6", "2 × 3 = 6"]);
  expect(texts(made, "b3")).toEqual(["Colour: 10", "Colour: 10"]);
});

test("a goal stands once if all have it, and in every cell if not", () => {
  const same = lines(view([seat("Ari", {}), seat("Bo", {})]))[0];
  expect([same?.what, same?.cells.map((cell) => cell.goal)]).toEqual(["ABCDEF", [null, null]]);
  const apart = lines(view([seat("Ari", {}), seat("Bo", {}, "AABBCC")]))[0];
  expect([apart?.what, apart?.cells.map((cell) => cell.goal)]).toEqual([null, ["ABCDEF", "AABBCC"]]);
});

test("R11.3 a promo cat is worth what the others leave of the cats' points", () => {
  const held = seat("Ari", { cats: { millie: 1, gertrude: 1 }, cat_points: 7 });
  expect(texts(lines(view([held], {}, ["millie", "gertrude"])), "gertrude")).toEqual(["4"]);
});

test("a restriction and a scenario are told under the total", () => {
  const made = lines(
    view([seat("Ari", { restriction_broken: true, scenario_passed: true })], {
      restriction: "no_hand",
      scenario: 1,
    }),
  );
  expect(texts(made, "restriction")).toEqual(["Broken"]);
  expect(texts(made, "scenario")).toEqual(["Passed"]);
});
