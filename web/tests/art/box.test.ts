/** What the art knows of the box is what calico.box says. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { BOARDS, CATS, DYE_LETTERS, DYES, dyeOf, FABRIC_LETTERS, FABRICS, fabricOf, GOALS, TILES } from "@/api/box";

const source = (name: string): string => readFileSync(`../src/calico/box/${name}.py`, "utf8");

test("boards", () => {
  const python = source("boards");
  const found = [...python.matchAll(/_board\(\s*"(\w+)",\s*"""([^"]*)"""/g)].map(([, name, drawing]) => [
    name,
    (drawing ?? "").split(/\s+/).filter((word) => word && word !== ".."),
  ]);
  expect(Object.fromEntries(found)).toEqual(BOARDS);
});

test("goals", () => {
  const found = [...source("goals").matchAll(/Goal\("(\w+)", "[^"]+", (\d+), (\d+), \(([\d, ]+)\)\)/g)].map(
    ([, id, one, both, parts]) => [
      id,
      { one: Number(one), both: Number(both), partition: (parts ?? "").split(",").map(Number) },
    ],
  );
  expect(Object.fromEntries(found)).toEqual(GOALS);
});

test("cats", () => {
  const python = source("cats");
  const promo = Number(/PROMO_POINTS: Final = \((\d+),/.exec(python)?.[1]);
  const found = [...python.matchAll(/Cat\("(\w+)", (\S+), \d, "\w", (\S+?)\)/g)].map(([, id, points, need = ""]) => [
    id,
    {
      points: points === "PROMO_POINTS[0]" ? promo : Number(points),
      need: need.startsWith("Shape.") ? need.slice(6).toLowerCase() : Number(need),
    },
  ]);
  expect(Object.fromEntries(found)).toEqual(CATS);
});

test("tiles, colours, patterns and the shapes of buttons", () => {
  const python = source("tiles");
  expect(python).toContain(`"${DYE_LETTERS.join("")}"`);
  expect(python).toContain(`"${FABRIC_LETTERS.join("")}"`);
  expect(python).toContain(`(${DYE_LETTERS.map((letter) => `"${DYES[letter].button}"`).join(", ")})`);
  DYE_LETTERS.forEach((letter, k) => expect(python).toContain(`${DYES[letter].id.toUpperCase()} = ${k}`));
  FABRIC_LETTERS.forEach((letter, k) => expect(python).toContain(`${FABRICS[letter].toUpperCase()} = ${k}`));
  expect(new Set(TILES).size).toBe(36);
  expect(dyeOf("light_blue") + fabricOf("ferns")).toBe("Ln");
});
