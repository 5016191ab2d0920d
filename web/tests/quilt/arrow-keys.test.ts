// Arrow keys reach every hex and never leave the board.
import { expect, test } from "vitest";

import { HEXES } from "@/art/cloth/hex";
import { cellByKey } from "@/quilt/arrow-keys";

test.each([
  ["c3", "ArrowLeft", "c2"],
  ["c3", "ArrowRight", "c4"],
  ["c3", "ArrowUp", "b3"],
  ["c3", "ArrowDown", "d3"],
  ["z0", "ArrowUp", "z0"],
  ["z0", "ArrowLeft", "z0"],
  ["f6", "ArrowDown", "f6"],
  ["f6", "ArrowRight", "f6"],
  ["c3", "Home", "c0"],
  ["c3", "End", "c6"],
  ["c3", "PageUp", "z3"],
  ["c3", "PageDown", "f3"],
])("from %s, %s leads to %s", (from, key, to) => {
  expect(cellByKey(from, key)).toBe(to);
});

test("other keys lead nowhere", () => {
  expect(cellByKey("c3", "x")).toBeNull();
});

test("every hex can be reached", () => {
  const seen = new Set(["c3"]);
  const queue = ["c3"];
  for (const cell of queue) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const to = cellByKey(cell, key);
      if (to && !seen.has(to)) {
        seen.add(to);
        queue.push(to);
      }
    }
  }
  expect([...seen].sort()).toEqual([...HEXES].sort());
});
