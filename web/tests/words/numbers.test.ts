import { afterEach, expect, test } from "vitest";

import { formatDay, formatNumber, formatPercent } from "@/words/numbers";
import { useWords } from "@/words/catalogue.svelte";

afterEach(() => useWords({}));

test("numbers and dates are written as the language writes them", () => {
  const noon = Date.UTC(2026, 10, 16, 12);
  expect([formatNumber(1234.56), formatPercent(0.786), formatDay(noon)]).toEqual(["1,234.6", "79%", "16 Nov 2026"]);
  useWords({}, "de");
  expect([formatNumber(1234.56), formatDay(noon)]).toEqual(["1.234,6", "16.11.2026"]);
});
