// Whether strong players are being prepared: asked only while one of them is waited for.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { BotPreparation } from "@/table/live/bot-preparation.svelte";

let asked: string[];
let preparing: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  preparing = true;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ preparing }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nobody asks while people or quick bots are to act", async () => {
  const found = new BotPreparation();
  expect(found.run([null, undefined, "gentle", "decent"])).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
});

test("it is said until they are ready", async () => {
  const found = new BotPreparation();
  const stop = found.run(["gentle", "master"]);
  expect(found.active).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(found.active).toBe(true);
  preparing = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(found.active).toBe(false);
  expect(asked).toEqual(["/api/bots", "/api/bots"]);
  stop?.();
});

test("nothing is said any more once they have moved", async () => {
  const found = new BotPreparation();
  const stop = found.run(["strong"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(found.active).toBe(true);
  stop?.();
  expect(found.active).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});
