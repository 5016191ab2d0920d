import { expect, test } from "vitest";

import { followers, lineFrom, lineThrough, type BoardPosition } from "@/board/analysis-board";

function position(after: number | null, moves: number, shuffled = false): BoardPosition {
  return { after, moves, shuffled, move: shuffled || after === null ? null : "Ms@a1 Yd", seat: 0, points: 0 };
}

/** A game of three moves; after the first another second move (4), its bag shuffled (5), and a third move (6). */
const TREE = [
  position(null, 0),
  position(0, 1),
  position(1, 2),
  position(2, 3),
  position(1, 2),
  position(4, 2, true),
  position(5, 3),
];

test("what was tried follows after what was played", () => {
  expect(followers(TREE)).toEqual([[1], [2, 4], [3], [], [5], [6], []]);
});

test("a line goes on with what was there first", () => {
  expect(lineFrom(0, followers(TREE))).toEqual([0, 1, 2, 3]);
  expect(lineFrom(4, followers(TREE))).toEqual([4, 5, 6]);
});

test("the line through a position has one position for each number of moves", () => {
  expect(lineThrough(1, TREE)).toEqual([0, 1, 2, 3]);
  expect(lineThrough(6, TREE)).toEqual([0, 1, 5, 6]);
  expect(lineThrough(4, TREE)).toEqual([0, 1, 5, 6]);
});
