import { expect, test } from "vitest";

import { sentence } from "@/api/sentence";
import { matchLanguage } from "@/words/languages";
import { ago, timeOfDay } from "@/words/dates";
import { list, say, useWords } from "@/words/catalogue.svelte";

test.each([
  [["pt"], "pt-BR"],
  [["pt-PT", "de"], "pt-BR"],
  [["da", "de-AT"], "de"],
  [["PL"], "pl"],
  [[], "en"],
])("%j is %s", (wanted, lang) => {
  expect(matchLanguage(wanted)).toBe(lang);
});

test("plurals, lists and times are those of the language", () => {
  const points = { one: "{n} punkt", few: "{n} punkty", many: "{n} punktów", other: "{n} punktu" };
  useWords({ points }, "pl");
  const told = [1, 2, 5, 22, 1.5].map((n) => say("points", { n }));
  expect(told).toEqual(["1 punkt", "2 punkty", "5 punktów", "22 punkty", "1.5 punktu"]);
  expect(list(["a", "b", "c"])).toBe("a, b i c");
  expect(ago(0, 7_200_000)).toBe("2 godziny temu");
  useWords({}, "en");
  expect(timeOfDay(new Date(2026, 0, 1, 14, 5, 9).getTime())).toBe("14:05:09");
});

test("a form that is missing falls back to the other", () => {
  useWords({ points: { one: "{n} point", other: "{n} points" } }, "pl");
  expect(say("points", { n: 3 })).toBe("3 points");
});

test.each([
  ["it is not your turn", "It is not your turn"],
  ["éteint", "Éteint"],
  ["a1 already holds Ms", "a1 already holds Ms"],
  ["'x' is no name", "'x' is no name"],
  ["", ""],
])("a sentence begins with a capital: %s", (text, wanted) => expect(sentence(text)).toBe(wanted));
