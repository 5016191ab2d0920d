// Files are verified and unpacked; a damaged one is fetched again, past the browser's cache.
import { gzipSync } from "node:zlib";

import { afterEach, expect, test, vi } from "vitest";

import { digest, loadFiles, shortName, unpacked } from "@/device/files";

afterEach(() => vi.unstubAllGlobals());

const ROOT = "https://calico.example/app/";
const CONTENT = new Uint8Array(gzipSync("a quilt"));

/** A host that answers the list of one file, and the file by these answers in order. */
async function host(...answers: Uint8Array<ArrayBuffer>[]): Promise<string[]> {
  const path = "python/stdlib-0123456789abcdef.bin";
  const list = [{ path, bytes: CONTENT.length, sha256: await digest(CONTENT) }];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, options: RequestInit) => {
    if (address === `${ROOT}python/files.json`) return new Response(JSON.stringify(list));
    asked.push(String(options.cache));
    return new Response(answers.shift());
  });
  return asked;
}

test("names lose folder and hash", () => {
  expect(shortName("python/stdlib-0123456789abcdef.bin")).toBe("stdlib");
  expect(shortName("python/pyodide-0123456789abcdef/pyodide.asm.mjs")).toBe("pyodide.asm.mjs");
});

test("a file is loaded, with progress, and unpacked", async () => {
  await host(CONTENT);
  const progress = vi.fn();
  const files = await loadFiles(ROOT, progress);
  expect(progress).toHaveBeenLastCalledWith(CONTENT.length, CONTENT.length);
  const bytes = files.get("stdlib")?.bytes ?? new Uint8Array();
  expect(new TextDecoder().decode(await unpacked(bytes))).toBe("a quilt");
});

const damaged = CONTENT.map((byte, k) => (k === 3 ? byte ^ 1 : byte));

test.each([
  ["damaged", damaged],
  ["cut off", CONTENT.slice(0, -1)],
  ["too long", new Uint8Array([...CONTENT, 0])],
])("a file that is %s is fetched again, and then refused", async (_, bad) => {
  const asked = await host(bad, CONTENT);
  expect((await loadFiles(ROOT, () => undefined)).get("stdlib")?.bytes).toEqual(CONTENT);
  expect(asked).toEqual(["default", "reload"]);
  await host(bad, bad);
  await expect(loadFiles(ROOT, () => undefined)).rejects.toThrow("damaged: python/stdlib-");
});
