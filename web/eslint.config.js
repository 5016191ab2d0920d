// What the linter holds the page to: TypeScript and Svelte (svelte-check knows their types), and which folder may import which.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** The folders of src, each with those it may import; it may always import from itself. */
const MAY_IMPORT = {
  api: [],
  art: ["api"],
  words: ["api"],
  device: ["api"],
  state: ["api", "words"],
  ui: ["api", "words", "state", "art"],
  pieces: ["api", "words", "state", "art", "ui"],
  quilt: ["api", "words", "state", "art", "ui", "pieces"],
  household: ["api", "words", "state", "art", "ui", "pieces", "quilt"],
  table: ["api", "words", "state", "art", "ui", "pieces", "quilt", "household"],
  pad: ["api", "words", "state", "art", "ui", "pieces", "quilt"],
  daily: ["api", "words", "state", "art", "ui", "pieces", "quilt"],
  home: ["api", "words", "state", "art", "ui", "pieces", "quilt"],
  box: ["api", "words", "state", "art", "ui", "pieces", "quilt"],
  settings: ["api", "words", "state", "art", "ui", "device"],
  review: ["api", "words", "state", "art", "ui", "pieces", "quilt", "household", "device"],
  puzzle: ["api", "words", "state", "art", "ui", "pieces", "quilt", "table"],
  learn: ["api", "words", "state", "art", "ui", "pieces", "quilt", "table"],
};
const FOLDERS = [...Object.keys(MAY_IMPORT), "app"];
const NO_PARENT = { group: ["../*"], message: "Another folder is imported as @/folder/module." };

export default ts.config(
  { ignores: ["build", "dist", "sheet/build", "src/api/protocol.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // Pictures are markup of our own (src/art), in which no text of a person stands; the CSP holds too.
      "svelte/no-at-html-tags": "off",
      // Maps and sets in our state are replaced and never changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  ...Object.entries(MAY_IMPORT).map(([folder, may]) => ({
    files: [`src/${folder}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            NO_PARENT,
            {
              group: FOLDERS.filter((other) => other !== folder && !may.includes(other)).map(
                (other) => `@/${other}/**`,
              ),
              message: `src/${folder} may import only: ${may.join(", ") || "nothing"} (eslint.config.js).`,
            },
          ],
        },
      ],
    },
  })),
);
