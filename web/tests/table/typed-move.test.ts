// Typed moves are read as people type them.
import { expect, test } from "vitest";

import { readTyped } from "@/table/turn/typed-move";

const hand = ["Ms", "Yd"];
const market = ["Gq", "Pn", "Gq"];

test.each([
  ["Ms@a1 Pn", { source: 0, cell: "a1", take: 1 }],
  ["ms@A1 pN", { source: 0, cell: "a1", take: 1 }],
  ["  Ms @ a1   Pn ", { source: 0, cell: "a1", take: 1 }],
  ["Ms a1 Pn", { source: 0, cell: "a1", take: 1 }],
  ["Ms@a1", { source: 0, cell: "a1", take: null }],
  ["1 a1 3", { source: 0, cell: "a1", take: 2 }],
  ["2e5 1", { source: 1, cell: "e5", take: 0 }],
  ["1a1", { source: 0, cell: "a1", take: null }],
  // What is not there can be read too, and is refused in other words.
  ["Ms@a1 Yd", { source: 0, cell: "a1", take: -1 }],
  ["Gq@a1", { source: -1, cell: "a1", take: null }],
  ["Ms@a1 Gq/2", { source: 0, cell: "a1", take: -1 }],
  // The place decides between two alike, of which the first is meant otherwise (R8.3).
  ["Ms@a1 Gq", { source: 0, cell: "a1", take: 0 }],
  ["Ms@a1 gq/3", { source: 0, cell: "a1", take: 2 }],
])("%s", (text, wanted) => {
  expect(readTyped(text, hand, market)).toEqual(wanted);
});

test.each(["", "a1", "Ms", "Ms@f1", "Ms@a6", "Xx@a1", "3 a1 1", "1 a1 4", "1 a1 0", "Ms@a1 Yd Yd", "Ms@a1 Gq/"])(
  "%s is no move",
  (text) => {
    expect(readTyped(text, hand, market)).toBeNull();
  },
);
