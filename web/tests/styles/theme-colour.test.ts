// What a browser paints around the page, which no style sheet can say, is of the tokens too.
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const tokens = read("src/styles/tokens.css");

/** The light and the dark colour of a token. */
function pair(name: string): string[] {
  return tokens.match(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`))?.slice(1) ?? [];
}

test("theme colours are those of the bar above every screen", () => {
  const found = [...read("index.html").matchAll(/name="theme-color" content="(#\w+)" media=".*: (light|dark)\)"/g)];
  expect(found.map((each) => each[2])).toEqual(["light", "dark"]);
  expect(found.map((each) => each[1])).toEqual(pair("surface"));
});

test("the installed page starts on the colour of the page", () => {
  const manifest = read("../src/calico/table/http/manifest.py");
  expect(manifest).toContain(`COLOUR: Final = "${pair("page")[0]}"`);
});
