import { expect, test } from "vitest";

import { useWords } from "@/words/catalogue.svelte";
import { ago, dayAfter, dayWords } from "@/words/dates";

test("how long ago is told in the largest unit that fits", () => {
  const now = 1_000_000_000_000;
  expect(ago(now - 4000, now)).toBe("now");
  expect(ago(now - 5 * 60_000, now)).toBe("5 minutes ago");
  expect(ago(now - 2 * 3_600_000, now)).toBe("2 hours ago");
  expect(ago(now - 86_400_000, now)).toBe("yesterday");
});

test("a day is told as it is in UTC, wherever we are", () => {
  expect(dayWords("2026-11-16")).toBe("16 November 2026");
});

test.each([
  ["en", "1", "1 December 2026"],
  ["fr", "1er", "1er décembre 2026"],
  ["pt-BR", "1º", "1º de dezembro de 2026"],
  ["de", "1", "1. Dezember 2026"],
])("the first of a month in %s", (lang, first, wanted) => {
  useWords({ "date.first": first }, lang);
  expect([dayWords("2026-12-01"), dayWords("2026-12-11")]).toEqual([wanted, wanted.replace(first, "11")]);
  useWords({}, "en");
});

test("days follow each other over months and leap years", () => {
  expect(dayAfter("2026-11-30", 1)).toBe("2026-12-01");
  expect(dayAfter("2028-03-01", -1)).toBe("2028-02-29");
});

test("a clock that is ahead is not told", () => {
  expect(ago(5000, 0)).toBe("now");
});
