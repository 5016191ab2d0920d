// Setups go by the names of the edition, and games say what they count for.
import { beforeEach, expect, test } from "vitest";

import { countsWords, setupName } from "@/words/setups";
import { useWords } from "@/words/catalogue.svelte";

beforeEach(() => {
  useWords({
    "web.setup.beginner": "First game",
    "web.setup.standard": "Standard",
    "web.setup.prototype.beginner": "Standard",
    "web.setup.prototype.standard": "Advanced",
    "counts.not_beginner": "needs {setup}",
  });
});

test("R10: the prototype's standard is the beginner setup", () => {
  expect(setupName("beginner", "final")).toBe("First game");
  expect(setupName("standard", "final")).toBe("Standard");
  expect(setupName("beginner", "prototype")).toBe("Standard");
  expect(setupName("standard", "prototype")).toBe("Advanced");
});

test("R9.2: what is needed to count is called so too", () => {
  expect(countsWords("not_beginner", "final")).toBe("needs Standard");
  expect(countsWords("not_beginner", "prototype")).toBe("needs Advanced");
});
