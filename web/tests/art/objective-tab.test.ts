import { expect, test } from "vitest";

import { SCENARIOS } from "@/api/options.generated";
import { tab } from "@/art/signs/objective-tab";

test("every kind of objective has a picture of its own", () => {
  const kinds = new Set(SCENARIOS.flatMap(({ objectives }) => objectives.map(({ objective }) => objective)));
  expect(kinds.size).toBeGreaterThan(5);
  expect(new Set([...kinds].map((kind) => tab(kind, ["millie", "almond", "leo"]))).size).toBe(kinds.size);
});
