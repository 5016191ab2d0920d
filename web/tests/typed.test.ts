// Typed moves are read as people type them.
import { expect, test } from "vitest";

import { readTyped } from "../src/typed";

const hand = ["Ms", "Yd"];
const market = ["Gq", "Pn", "Lf"];

test.each([
  ["Ms@a1 Yd", { tile: "Ms", cell: "a1", take: "Yd" }],
  ["ms@A1 yD", { tile: "Ms", cell: "a1", take: "Yd" }],
  ["  Ms @ a1   Yd ", { tile: "Ms", cell: "a1", take: "Yd" }],
  ["Ms a1 Yd", { tile: "Ms", cell: "a1", take: "Yd" }],
  ["Ms@a1", { tile: "Ms", cell: "a1", take: null }],
  ["1 a1 3", { tile: "Ms", cell: "a1", take: "Lf" }],
  ["2e5 1", { tile: "Yd", cell: "e5", take: "Gq" }],
  ["1a1", { tile: "Ms", cell: "a1", take: null }],
])("%s", (text, wanted) => {
  expect(readTyped(text, hand, market)).toEqual(wanted);
});

test.each(["", "a1", "Ms", "Ms@f1", "Ms@a6", "Xx@a1", "3 a1 1", "1 a1 4", "1 a1 0", "Ms@a1 Yd Yd"])(
  "%s is no move",
  (text) => {
    expect(readTyped(text, hand, market)).toBeNull();
  },
);
