import { expect, test } from "vitest";

import { printedGoal } from "@/words/describe";

test.each([
  ["ABCDEF", "A-B-C-D-E-F"],
  ["AABBCC", "AA-BB-CC"],
  ["AAABBC", "AAA-BB-C"],
])("the goal %s is printed %s", (id, printed) => {
  expect(printedGoal(id)).toBe(printed);
});
