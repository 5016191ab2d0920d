// Our typefaces have every character that the page can show; what they lack is drawn (art/signs/icon.ts).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const WORDS = join(HERE, "../../../src/calico/lang");
/** Characters that are shown without a glyph of their own: spaces that the browser makes of the space. */
const SPACES = "\n\t\u202f";

/** The tables of a WOFF2 file that is not transformed there, of which the character map is one. */
function characters(file: string): Set<number> {
  const data = readFileSync(file);
  let at = 48;
  const uint = (): number => {
    for (let value = 0; ;) {
      const byte = data[at++] ?? 0;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let cmap = 0;
  let before = 0;
  for (let k = data.readUInt16BE(12); k; k--) {
    const flags = data[at++] ?? 0;
    const kind = flags & 63;
    if (kind === 63) at += 4;
    const length = uint();
    // glyf and loca are transformed unless told otherwise, all others the other way round.
    const transformed = kind === 10 || kind === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = transformed ? uint() : length;
    if (kind === 0) cmap = before;
    before += stored;
  }
  return mapped(brotliDecompressSync(data.subarray(at, at + data.readUInt32BE(20))), cmap);
}

/** The characters in the character map at `start`; format 4 has all of ours. */
function mapped(font: Buffer, start: number): Set<number> {
  const found = new Set<number>();
  for (let k = 0; k < font.readUInt16BE(start + 2); k++) {
    const at = start + font.readUInt32BE(start + 4 + k * 8 + 4);
    if (font.readUInt16BE(at) !== 4) continue;
    const bytes = font.readUInt16BE(at + 6);
    for (let s = 0; s < bytes; s += 2) {
      const end = font.readUInt16BE(at + 14 + s);
      const from = font.readUInt16BE(at + 16 + bytes + s);
      for (let code = from; code <= end && code !== 0xffff; code++) found.add(code);
    }
  }
  return found;
}

function typeface(name: string): Set<number> {
  const files = join(HERE, `../../node_modules/@fontsource-variable/${name}/files`);
  const all = ["latin", "latin-ext"].map((part) => characters(join(files, `${name}-${part}-wght-normal.woff2`)));
  return new Set(all.flatMap((each) => [...each]));
}

const FACES = ["figtree", "fraunces", "sometype-mono"].map((name) => [name, typeface(name)] as const);

function missing(text: string, has: Set<number>, but = ""): string[] {
  const wanted = new Set(text);
  return [...wanted].filter((each) => !has.has(each.codePointAt(0) ?? 0) && !(SPACES + but).includes(each));
}

/** The words that the page can show: not those of the command line, nor titles, which the browser shows. */
function shown(file: string): string {
  const words = JSON.parse(readFileSync(join(WORDS, file), "utf8")) as Record<string, unknown>;
  const ours = Object.entries(words).filter(([key]) => !/^(sheet\.rainbow|study\.|cli\.|web\..*\.page$)/.test(key));
  return JSON.stringify(ours);
}

test.each(FACES)("%s has the letters of all languages", (_, has) => {
  expect(has.size).toBeGreaterThan(300);
  const files = readdirSync(WORDS);
  expect(files.filter((file) => file.endsWith(".json")).length).toBeGreaterThan(4);
  for (const file of files.filter((name) => name.endsWith(".json"))) {
    expect({ file, missing: missing(shown(file), has) }).toEqual({ file, missing: [] });
  }
  for (const file of files.filter((name) => name.endsWith(".md"))) {
    const text = readFileSync(join(WORDS, file), "utf8");
    expect({ file, missing: missing(text, has, "≠") }).toEqual({ file, missing: [] }); // TextSpans.svelte draws ≠
  }
});

test("a character that is missing is found", () => {
  for (const [, has] of FACES) expect(missing("Łąka, fête, groß, ação: ✓ ★ ⏮", has)).toEqual(["✓", "★", "⏮"]);
});

test("no source of the page has a character that our typefaces lack", () => {
  const [, has] = FACES[0] ?? ["", new Set<number>()];
  const folder = join(HERE, "../../src");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts|css)$/.test(file)) continue;
    const but = file.endsWith("TextSpans.svelte") ? "≠" : "";
    expect({ file, missing: missing(readFileSync(join(folder, file), "utf8"), has, but) }).toEqual({
      file,
      missing: [],
    });
  }
});
