// The page works below any path: no component writes an address of its own.
import { expect, test } from "vitest";

const components = import.meta.glob<string>("/src/**/*.svelte", { query: "?raw", import: "default", eager: true });

test("every link goes through api/place", () => {
  const own = Object.entries(components).filter(([, text]) => /(href|src)=("|\{`|\{")\//.test(text));
  expect(own.map(([file]) => file)).toEqual([]);
});
