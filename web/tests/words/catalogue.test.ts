// Sentences are filled in, and numbers choose their plural.
import { beforeEach, expect, test } from "vitest";

import { hasWords, list, say, useWords } from "@/words/catalogue.svelte";

beforeEach(() => {
  useWords({ hello: "hello {name}, {name}", points: { one: "{n} point", other: "{n} points" } });
});

test("places are filled", () => {
  expect(say("hello", { name: "Bo" })).toBe("hello Bo, Bo");
});

test("a place that nobody fills stays to be seen", () => {
  expect(say("hello")).toBe("hello {name}, {name}");
});

test("names are text, whatever they hold", () => {
  expect(say("hello", { name: "$& {name} <b>" })).toBe("hello $& {name} <b>, $& {name} <b>");
});

test.each([
  [0, "0 points"],
  [1, "1 point"],
  [2, "2 points"],
])("%d", (n, wanted) => {
  expect(say("points", { n })).toBe(wanted);
});

test("a missing sentence shows its key", () => {
  expect([hasWords("hello"), hasWords("none"), say("none")]).toEqual([true, false, "none"]);
});

test("lists end in and", () => {
  expect(list(["a", "b", "c"])).toBe("a, b and c");
});
