// Tokens find room on a quilt, and a cell says what lies on it.
import { beforeAll, expect, test } from "vitest";

import type { TokenView } from "@/api/protocol";
import { cellWords, placeTokens, printed } from "@/quilt/contents";
import { useWords } from "@/words/catalogue.svelte";
import words from "../../../src/calico/lang/en.json";

beforeAll(() => useWords(words));

function token(kind: TokenView["kind"], what: string | null, cell: string, group: string[]): TokenView {
  return { kind, what, points: 3, cell, group };
}

test("two tokens of one placement lie on two cells of their groups", () => {
  const laid = placeTokens([
    token("button", "green", "b1", ["b0", "b1", "b2"]),
    token("cat", "millie", "b1", ["a1", "b1", "z1"]),
  ]);
  expect(laid.map((each) => each.cell)).toEqual(["b1", "a1"]);
});

test("a token never lies on the printed rim; without room it lies on another", () => {
  const laid = placeTokens([token("button", "green", "b1", ["b0", "b1"]), token("rainbow", null, "b1", [])]);
  expect(laid.map((each) => [each.cell, each.above])).toEqual([
    ["b1", 0],
    ["b1", 1],
  ]);
});

test("the keys of tokens stay when more come", () => {
  const first = token("button", "green", "b1", ["b1", "b2"]);
  const second = token("button", "green", "e1", ["e1", "e2"]);
  expect(placeTokens([first])[0]?.key).toBe(placeTokens([first, second])[0]?.key);
});

test("the rim is that of the board", () => {
  expect([printed("blue", "z0"), printed("blue", "f6"), printed("blue", "c3")]).toEqual(["Mv", "Ls", null]);
});

test("a screen reader hears what lies on a cell", () => {
  const tokens = [token("button", "green", "a1", ["a1", "a2", "b1"])];
  const way = { counts: [], reach: "open" as const };
  const shown = {
    board: "blue",
    patches: { a1: "Gs" },
    progress: { b3: { goal: "ABCDEF", colour: way, pattern: { counts: [], reach: "lost" as const } } },
    laid: placeTokens(tokens),
  };
  expect(["a1", "a2", "z0", "b3"].map((cell) => cellWords(shown, cell))).toEqual([
    "a1: green stripes, with a green button",
    "a2, empty",
    "z0, edge: magenta vines",
    "b3, goal: all six different; by colour still possible, by pattern no longer possible",
  ]);
});
