// Colours, spacing and breakpoints are few and named.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { BREAKPOINTS, HEIGHTS } from "@/styles/breakpoints";

const SRC = join(import.meta.dirname, "../../src");

/** The styles of every file that has some, by its path. */
const STYLES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|css)$/.test(file))
  .map((file): [string, string] => {
    const text = readFileSync(join(SRC, file), "utf8");
    return [file, file.endsWith(".css") ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? "")];
  })
  .filter(([, style]) => style);

test("media queries ask for the widths that have a name, in one notation", () => {
  expect(STYLES.length).toBeGreaterThan(50);
  const widths = Object.values(BREAKPOINTS).flatMap((width) => [`(width < ${width})`, `(width >= ${width})`]);
  const heights = Object.values(HEIGHTS).flatMap((height) => [`(height < ${height})`, `(height >= ${height})`]);
  const allowed = new Set([
    ...widths,
    ...heights,
    "print",
    "(prefers-reduced-motion: reduce)",
    "(prefers-reduced-motion: no-preference)",
    "(forced-colors: active)",
    "(orientation: portrait)",
    "(hover: none), (pointer: coarse)",
  ]);
  const found = STYLES.flatMap(([file, style]) =>
    [...style.matchAll(/@media ([^{]+) \{/g)].flatMap(([, query = ""]) =>
      query.split(" and ").map((part) => ({ file, query: part })),
    ),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ query }) => !allowed.has(query))).toEqual([]);
});

test("only the tokens name colours", () => {
  const found = STYLES.filter(([file]) => file !== join("styles", "tokens.css")).flatMap(([file, style]) =>
    [...style.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi)].map(([colour]) => ({ file, colour })),
  );
  expect(found).toEqual([]);
});

test("components name no colours outside of their styles either", () => {
  const found = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svelte"))
    .filter((file) => /"#(?:[0-9a-f]{3}){1,2}"/i.test(readFileSync(join(SRC, file), "utf8")));
  expect(found).toEqual([]);
});

test("spacing is that of the tokens", () => {
  const found = STYLES.flatMap(([file, style]) =>
    [...style.matchAll(/\b(?:gap|padding|margin)[a-z-]*: [^;]*?\d(?:rem|px)/g)].map(([rule]) => ({ file, rule })),
  ).filter(({ rule }) => !/(?:calc|clamp|env|max|min)\(|(?: |-)[1-3]px$/.test(rule));
  // Where the picture of the first page lay before these styles came.
  expect(found).toEqual([{ file: join("styles", "page.css"), rule: "margin: 8px" }]);
});

test("every token that is used exists", () => {
  const defined = new Set(STYLES.flatMap(([, style]) => [...style.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)));
  // Set by `style:` directives.
  for (const name of ["--mine", "--tile", "--hue", "--x", "--y"]) defined.add(name);
  const used = STYLES.flatMap(([file, style]) =>
    [...style.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => ({ file, name })),
  );
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
});
