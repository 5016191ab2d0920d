import { expect, test } from "vitest";

import { BOARDS, CAT_NAMES, dyeOf, fabricOf, isGoalCell, isPromo, TILES } from "@/api/box";

test("36 kinds of patch, by the names of the wire too", () => {
  expect(new Set(TILES).size).toBe(36);
  expect(dyeOf("light_blue") + fabricOf("ferns")).toBe("Ln");
});

test("every board has 24 printed patches", () => {
  for (const edges of Object.values(BOARDS)) expect(edges.filter((tile) => TILES.includes(tile)).length).toBe(24);
});

test("cats of the promo tile, and cells of goals", () => {
  expect(CAT_NAMES.filter(isPromo)).toEqual(["gertrude", "zigzag"]);
  expect(["b2", "b3", "c4", "d2"].filter(isGoalCell)).toEqual(["b3", "c4", "d2"]);
});
