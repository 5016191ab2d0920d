// The score pad while it is being made.
import { describe, expect, it } from "vitest";

import {
  blank,
  dealt,
  left,
  line,
  newPlayer,
  nextCell,
  restored,
  sheet,
  taken,
  toggleCat,
  togglePattern,
} from "@/pad/draft";
import type { ColumnView } from "@/api/protocol";

const EMPTY = "........../....##..../......##../..##....../..........";

describe("a quilt in a line", () => {
  it("has its board, all three goals or none, and its patches", () => {
    const player = newPlayer("Ari", []);
    expect(line(player)).toBe(`blue - ${EMPTY}`);
    player.patches = { a1: "Ms", e5: "Yd" };
    player.goals = { b3: "ABCDEF", c4: "AABBCC" };
    expect(line(player)).toBe("blue - Ms......../....##..../......##../..##....../........Yd");
    player.goals["d2"] = "AAABBB";
    expect(line(player)).toMatch(/^blue ABCDEF,AABBCC,AAABBB /);
  });

  it("may be pasted in its place", () => {
    const draft = blank("Ari");
    expect(sheet(draft, { seat: 0, text: "x" }).players[0]?.quilt).toBe("x");
    expect(sheet(draft).players[0]?.quilt).toBe(`blue - ${EMPTY}`);
  });

  it("is taken over as the server read it, and left alone if it could not", () => {
    const column = { board: "green", patches: { a1: "Ms" }, goals: { b3: { goal: "ABCDEF" } } };
    const before = newPlayer("Ari", []);
    const after = taken(before, column as unknown as ColumnView);
    expect(after).toMatchObject({ name: "Ari", board: "green", patches: { a1: "Ms" }, goals: { b3: "ABCDEF" } });
    expect(taken(before, { board: null } as ColumnView)).toBe(before);
  });
});

it("another player gets a board that nobody has", () => {
  const first = newPlayer("Ari", []);
  expect(newPlayer("Bo", [first]).board).toBe("green");
});

it("the next cell is the next empty one, and goal cells are left out", () => {
  expect(nextCell({}, "a1")).toBe("a2");
  expect(nextCell({}, "b2")).toBe("b4");
  expect(nextCell({ a1: "Ms" }, "e5")).toBe("a2");
});

it("the box has three of each patch, two with less luck", () => {
  const draft = blank("Ari");
  draft.players = [newPlayer("Ari", []), newPlayer("Bo", [])];
  for (const player of draft.players) player.patches = { a1: "Ms" };
  expect(left(draft).get("Ms")).toBe(1);
  expect(left({ ...draft, variants: ["lower_variance"] }).get("Ms")).toBe(0);
  expect(left(draft).get("Yd")).toBe(3);
});

describe("cats and their patterns", () => {
  it("three cats at most, and a second press takes one out", () => {
    const three = ["millie", "tibbit", "leo"].reduce(toggleCat, [] as ReturnType<typeof toggleCat>);
    expect(toggleCat(three, "cira")).toEqual(three);
    expect(toggleCat(three, "leo").map(({ cat }) => cat)).toEqual(["millie", "tibbit"]);
  });

  it("a pattern belongs to one cat, and the last two go to the third by themselves", () => {
    let cats = ["millie", "tibbit", "leo"].reduce(toggleCat, [] as ReturnType<typeof toggleCat>);
    cats = togglePattern(cats, "millie", "stripes");
    cats = togglePattern(cats, "millie", "dots");
    cats = togglePattern(cats, "tibbit", "dots");
    expect(cats.map(({ patterns }) => patterns)).toEqual([["stripes"], ["dots"], []]);
    cats = togglePattern(cats, "millie", "ferns");
    cats = togglePattern(cats, "tibbit", "vines");
    const all = [
      ["stripes", "ferns"],
      ["dots", "vines"],
      ["flowers", "quatrefoil"],
    ];
    expect(dealt(cats).map(({ patterns }) => patterns)).toEqual(all);
    // Choosing by hand what came by itself switches nothing off.
    for (const pattern of ["flowers", "quatrefoil"]) {
      cats = togglePattern(cats, "leo", pattern);
      expect(dealt(cats).map(({ patterns }) => patterns)).toEqual(all);
    }
    // One that is wanted elsewhere moves, and its place is filled.
    cats = togglePattern(cats, "millie", "flowers");
    expect(dealt(cats).map(({ patterns }) => [...patterns].sort())).toEqual([
      ["ferns", "flowers"],
      ["dots", "vines"],
      ["quatrefoil", "stripes"],
    ]);
  });
});

describe("what was kept on this device", () => {
  it("comes back as it was", () => {
    const empty = blank("Ari");
    const draft = { ...empty, players: empty.players.map((player) => ({ ...player, patches: { a1: "Ms" } })) };
    expect(restored(JSON.stringify(draft))).toEqual(draft);
  });

  it.each(["", "{", "null", "{}", '{"players": []}', JSON.stringify({ ...blank("A"), players: [{ board: "red" }] })])(
    "is dropped if it is no pad: %s",
    (text) => {
      expect(restored(text)).toBeNull();
    },
  );
});
