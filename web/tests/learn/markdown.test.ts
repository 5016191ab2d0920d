import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { PICTURES } from "@/learn/illustrations";
import { sections, spans } from "@/learn/markdown";

const rules = sections(readFileSync("../src/calico/lang/rules.en.md", "utf-8"));

test("the rules fall into sections with a heading and an id each", () => {
  expect(rules.length).toBeGreaterThan(10);
  expect(new Set(rules.map((section) => section.id)).size).toBe(rules.length);
  for (const { title, blocks } of rules) {
    expect(title).not.toContain("\n");
    expect(blocks.length).toBeGreaterThan(0);
  }
});

test("every picture that the rules name is drawn, and says what it shows", () => {
  const named = rules.flatMap((section) => section.blocks.filter((block) => block.kind === "picture"));
  expect(new Set(named.map((block) => block.name))).toEqual(new Set(Object.keys(PICTURES)));
  for (const { name, about } of named) {
    expect(about.length).toBeGreaterThan(10);
    expect(PICTURES[name]?.().markup).toContain("<use");
  }
});

test("tables and lists keep their cells and items", () => {
  const cats = rules.find((section) => section.title.startsWith("Cats"));
  const table = cats?.blocks.find((block) => block.kind === "table");
  expect(table?.rows).toHaveLength(10);
  expect(table?.head.map((cell) => cell[0]?.text)).toEqual(["cat", "points", "wants", "tile"]);
  const turn = rules.find((section) => section.title === "Your turn");
  expect(turn?.blocks.find((block) => block.kind === "list")).toMatchObject({ ordered: true });
});

test("what stands out in a line is told apart", () => {
  expect(spans("**Place** a `Ms` now. (R3.1)").map((span) => span.kind)).toEqual([
    "strong",
    "text",
    "code",
    "text",
    "rule",
  ]);
});

test("nothing of the marks is left in what is shown", () => {
  const shown = JSON.stringify(rules.map((section) => section.blocks));
  expect(shown).not.toContain("**");
  expect(shown).not.toContain("![");
});
