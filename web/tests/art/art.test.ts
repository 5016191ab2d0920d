/** The art holds together: everything referred to exists once, and hexes lie where they should. */

import { expect, test } from "vitest";

import { badge } from "@/art/signs/badge";
import { board } from "@/art/quilt/board";
import { CAT_NAMES, DYE_LETTERS, FABRIC_LETTERS, GOALS, TILES, type Board, type Goal } from "@/api/box";
import { button } from "@/art/cloth/button";
import { card } from "@/art/cats/card";
import { nap } from "@/art/cats/cats";
import { goal } from "@/art/quilt/goal";
import { around, CELLS, centre, HEXES, RIM, WIDTH } from "@/art/cloth/hex";
import { logo } from "@/art/signs/logo";
import { patch, swatch } from "@/art/cloth/patch";
import { defParts, defs, picture } from "@/art/quilt/picture";
import { quilt, type Token, tokens } from "@/art/quilt/quilt";
import { tab } from "@/art/signs/objective-tab";
import { shape, TRACK } from "@/art/signs/track";

const everything = [
  ...TILES.map((tile) => patch(tile)),
  ...[...DYE_LETTERS, ...FABRIC_LETTERS].map((what) => swatch(what)),
  ...[...DYE_LETTERS, "rainbow" as const].map((what) => button(what)),
  ...CAT_NAMES.map((name) => nap(name) + card(name, ["s", "d"])),
  ...(Object.keys(GOALS) as Goal[]).map((name) => goal(name)),
  ...(["blue", "green", "purple", "yellow"] as Board[]).map(board),
  logo(),
  badge(),
  ...["rainbow_button", "one_of_each_cat", "same_colour_buttons_at_least", ""].map((what) => tab(what)),
  ...Array.from({ length: TRACK }, (_, k) => shape(k, true) + shape(k, false)),
].join("");

test("all that is referred to is defined, and only once", () => {
  const made = [...defs().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(made.length).toBe(new Set(made).size);
  const used = [...(defs() + everything).matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter((id) => !made.includes(id))).toEqual([]);
});

/** Whether every element of `markup` is closed where it should be. */
function expectWellFormed(markup: string): void {
  const open: string[] = [];
  for (const [, closing, name = "", own] of markup.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!own) open.push(name);
  }
  expect(open).toEqual([]);
}

test("the markup is well formed and has no number that is none", () => {
  const markup = picture(everything, "0 0 1 1", { alone: true });
  expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expectWellFormed(markup);
});

test("the definitions come in parts that are whole, and none is much work for a phone", () => {
  const parts = [...defParts()];
  parts.forEach(expectWellFormed);
  const elements = parts.map((part) => part.match(/<\w/g)?.length ?? 0);
  expect(Math.max(...elements)).toBeLessThan(200);
});

test("a board has 25 cells and a rim of 24, every second row half a hex to the right", () => {
  expect([HEXES.length, CELLS.length, RIM.length]).toEqual([49, 25, 24]);
  expect(centre("z0")).toEqual([0, 0]);
  expect(centre("a0")).toEqual([WIDTH / 2, 75]);
  expect(centre("b3")).toEqual([3 * WIDTH, 150]);
});

test("the outline of a group leaves out the sides inside it", () => {
  const sides = (cells: string[]): number => around(cells).split("M").length - 1;
  expect(sides(["c3"])).toBe(6);
  expect(sides(["c3", "c4"])).toBe(10);
  expect(sides(["c3", "c4", "b4"])).toBe(12);
  expect(sides(["c3", "e1"])).toBe(12);
});

test("tokens that share a patch lie beside each other", () => {
  const places = (list: Token[]): string[] =>
    [...tokens(list).matchAll(/translate\(([^)]+)\)/g)].map(([, place]) => place ?? "");
  const two: Token[] = [
    { kind: "button", what: "green", cell: "e1" },
    { kind: "cat", what: "leo", cell: "e1" },
  ];
  expect(new Set(places(two)).size).toBe(2);
  expect(places(two.slice(0, 1))).not.toEqual(places(two).slice(0, 1));
});

test("a quilt shows every patch, goal and token it has", () => {
  const picture = quilt({
    board: "blue",
    patches: { a1: "Ms", e5: "Dn" },
    goals: { b3: "AABBCC" },
    tokens: [{ kind: "rainbow", what: null, cell: "a1" }],
  });
  for (const id of ["patch-Ms", "patch-Dn", "goal-AABBCC", "button-rainbow"]) expect(picture).toContain(`#${id}"`);
});
