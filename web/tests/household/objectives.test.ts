import { expect, test } from "vitest";

import { tab } from "@/art/signs/objective-tab";
import { objectives } from "@/household/objectives";

test("R8.4: goals both ways count among those completed in all", () => {
  const asked = { score_at_least: 66, goals_completed_at_least_one_way: 1, goals_completed_both_ways: 1 };
  expect(objectives({ scenario: 8, cats: [], goals: [], objectives: asked })).toEqual([
    { objective: "score_at_least", wanted: 66 },
    { objective: "goals_completed_at_least_one_way", wanted: 2 },
    { objective: "goals_completed_both_ways", wanted: 1 },
  ]);
});

test("every kind of objective has a picture of its own", () => {
  const kinds = [
    "score_at_least",
    "rainbow_button",
    "cats_at_least",
    "one_of_each_cat",
    "same_cat_at_least",
    "same_colour_buttons_at_least",
    "goals_completed_at_least_one_way",
    "goals_completed_both_ways",
  ];
  const cats = ["millie", "almond", "leo"];
  expect(new Set(kinds.map((kind) => tab(kind, cats))).size).toBe(kinds.length);
});
