// A page that is older than its server loads itself anew, once.
import { beforeEach, expect, test, vi } from "vitest";

let version: string;
let reloads: number;

beforeEach(() => {
  vi.resetModules();
  reloads = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ version })));
  vi.stubGlobal("location", { hash: "", reload: () => (reloads += 1) });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the version that the page came with is no reason", async () => {
  const { checkVersion } = await import("@/state/upgrade");
  version = "1";
  await checkVersion();
  await checkVersion();
  expect(reloads).toBe(0);
});

test("another version is, but not in circles", async () => {
  const { checkVersion } = await import("@/state/upgrade");
  for (version of ["1", "2", "3"]) await checkVersion();
  expect(reloads).toBe(1);
});

test("a server that does not answer is no reason", async () => {
  const { checkVersion } = await import("@/state/upgrade");
  version = "1";
  await checkVersion();
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  await checkVersion();
  expect(reloads).toBe(0);
});
