import { afterEach, expect, test } from "vitest";

import { day, figure, percent } from "@/words/numbers";
import { useWords } from "@/words/catalogue.svelte";

afterEach(() => useWords({}));

test("numbers and dates are written as the language writes them", () => {
  const noon = Date.UTC(2026, 10, 16, 12);
  expect([figure(1234.56), percent(0.786), day(noon)]).toEqual(["1,234.6", "79%", "16 Nov 2026"]);
  useWords({}, "de");
  expect([figure(1234.56), day(noon)]).toEqual(["1.234,6", "16.11.2026"]);
});
