// The chart: all achievements with words, a shape of the track for each, and how they stand with somebody.
import { beforeAll, expect, test } from "vitest";

import words from "../../../src/calico/lang/en.json";
import { GROUPS, achievementStates, achievementTitle, achievementCondition } from "@/household/achievements";
import { shape, TRACK } from "@/art/signs/track";
import type { PersonView } from "@/api/protocol";
import { useWords } from "@/words/catalogue.svelte";

beforeAll(() => useWords(words));

const CHART = GROUPS.flatMap(([, ids]) => ids);

test("the track has a shape for every achievement", () => {
  expect(CHART.length).toBe(TRACK);
});

test("every achievement has a title and says what it asks for", () => {
  expect(new Set(CHART.map(achievementTitle)).size).toBe(CHART.length);
  for (const id of CHART) {
    expect(achievementTitle(id)).not.toContain(".");
    expect(achievementCondition(id)).not.toMatch(/[{}]|^\w+\.\w+/);
  }
});

test("an achievement is claimed, to be claimed or open", () => {
  const person: PersonView = {
    name: "Ari",
    patch: "Ys",
    is_guest: true,
    rank: 0,
    claims: [
      { achievement: "scenario_1", game: "a", source: "table", at: 7 },
      { achievement: "rainbow", game: "b", source: "table", at: 9 },
    ],
    passed: [1],
    open: 2,
    claimable: [{ game: "c", source: "table", at: 11, achievements: ["score_60", "rainbow"] }],
  };
  expect(achievementStates(["rainbow", "score_60", "score_85"], person)).toEqual([
    { id: "rainbow", state: "claimed", at: 9, shape: 1 },
    { id: "score_60", state: "claimable", at: null, shape: null },
    { id: "score_85", state: "open", at: null, shape: null },
  ]);
});

test("no two shapes of the track are alike, filled or not", () => {
  for (const filled of [true, false]) {
    const drawn = Array.from({ length: TRACK }, (_, k) => shape(k, filled));
    const heads = filled ? 0 : 5;
    expect(new Set(drawn).size).toBe(TRACK - heads);
    expect(drawn.join("")).not.toMatch(/NaN|undefined/);
  }
});
