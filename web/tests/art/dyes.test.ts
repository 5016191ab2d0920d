/** The dyes stay apart for every eye, and text can be read. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { DYE_LETTERS, DYES } from "@/api/box";
import { apart, contrast, COLOUR_VISIONS } from "./colour-vision";

const css = readFileSync("src/styles/tokens.css", "utf8");

/** A token in one of the two themes. */
function token(name: string, theme: "light" | "dark"): string {
  const value = new RegExp(`--${name}: (.*?);`).exec(css)?.[1] ?? "";
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  return (both ? both[theme === "light" ? 1 : 2] : value) ?? "";
}

const pairs = DYE_LETTERS.flatMap((one, k) => DYE_LETTERS.slice(k + 1).map((other) => [one, other] as const));

test.each(Object.keys(COLOUR_VISIONS))("all pairs of dyes stay apart with %s eyes", (eye) => {
  for (const [one, other] of pairs)
    expect(apart(DYES[one].dye, DYES[other].dye, eye), `${one} and ${other}`).toBeGreaterThan(12);
});

test("the measure itself: opposites are far apart, and red and green close for a deuteranope", () => {
  expect(apart("#000000", "#ffffff", "common")).toBeCloseTo(100, 0);
  expect(apart("#b8352a", "#6f7a1f", "common")).toBeGreaterThan(3 * apart("#b8352a", "#6f7a1f", "deuteranopia"));
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});

const GROUNDS = ["page", "page-deep", "surface", "surface-raised"];
const THEMES = ["light", "dark"] as const;

test.each(THEMES)("text can be read in the %s theme (WCAG AA: 4.5)", (theme) => {
  const text: [string, string][] = ["ink", "ink-soft", "accent", "good", "warn", "bad"].flatMap((ink) =>
    GROUNDS.map((ground): [string, string] => [ink, ground]),
  );
  text.push(["accent-ink", "accent"], ["ink", "accent-soft"], ["accent", "accent-soft"]);
  for (const kind of ["good", "warn", "bad"]) text.push(["ink", `${kind}-soft`], [kind, `${kind}-soft`]);
  for (const [ink, ground] of text)
    expect(contrast(token(ink, theme), token(ground, theme)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test.each(THEMES)("lines that mean something can be seen in the %s theme (WCAG AA: 3)", (theme) => {
  for (const line of ["line-strong", "focus"])
    for (const ground of GROUNDS)
      expect(contrast(token(line, theme), token(ground, theme)), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
});

test("no motion lasts longer than half a second, and none is left where it is not wanted", () => {
  const [usual = "", reduced = ""] = css.split("prefers-reduced-motion");
  const times = [...usual.matchAll(/--([\w-]+): (\d+)ms/g)].map(([, name, ms]) => [name, Number(ms)] as const);
  expect(times.length).toBeGreaterThan(0);
  for (const [name, ms] of times) {
    expect(ms).toBeLessThanOrEqual(500);
    expect(reduced).toContain(`--${name}: 0ms`);
  }
});
