// Views that wait: bots' turns one after another, and never longer than somebody wants to watch.
import { beforeEach, afterEach, expect, test, vi } from "vitest";

import type { LogView, TableView } from "@/api/protocol";
import { settings } from "@/state/settings.svelte";
import type { Browser } from "@/table/live/browser";
import { ViewQueue } from "@/table/live/view-queue.svelte";

let timers: { what: () => void; ms: number }[];
let shown: number[];
let queue: ViewQueue;
const page = {
  hidden: false,
  addEventListener: (_: string, what: () => void) => (hide = what),
  removeEventListener: vi.fn(),
};
let hide: () => void;
let reduced: boolean;

beforeEach(() => {
  timers = [];
  shown = [];
  reduced = false;
  page.hidden = false;
  settings.pace = "normal";
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  const setTimer = (what: () => void, ms: number): (() => void) => {
    const timer = { what, ms };
    timers.push(timer);
    return () => (timers = timers.filter((each) => each !== timer));
  };
  queue = new ViewQueue((view) => shown.push(view.version), { setTimer } as unknown as Browser);
});

afterEach(() => vi.unstubAllGlobals());

/** A view after a move of a seat: 0 is a person, the others are bots. */
function moved(version: number, by: number, next: number): void {
  const seats = [{ kind: "person" }, { kind: "bot" }, { kind: "bot" }];
  const view = { version, seat: next, seats } as unknown as TableView;
  queue.add(view, [{ what: "moved", seat: by } as LogView]);
}

function tick(): void {
  const [first] = timers;
  timers = timers.slice(1);
  first?.what();
}

test("a bot's turn waits until the one before was in sight, and mine never does", () => {
  moved(1, 0, 1);
  moved(2, 1, 2);
  moved(3, 2, 0);
  expect(shown).toEqual([1]);
  expect(queue.isWaiting).toBe(true);
  expect(timers[0]?.ms).toBe(700);
  tick();
  expect(shown).toEqual([1, 2]);
  tick();
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.isWaiting).toBe(false);
  moved(4, 0, 1);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("what waits can be skipped, until a person is on turn again", () => {
  settings.pace = "slow";
  moved(1, 0, 1);
  moved(2, 1, 2);
  queue.skip();
  expect(shown).toEqual([1, 2]);
  moved(3, 2, 0);
  expect(shown).toEqual([1, 2, 3]);
  moved(4, 0, 1);
  moved(5, 1, 2);
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(timers[0]?.ms).toBe(2000);
});

test("a hidden page waits for nothing", () => {
  const stop = queue.watchPage();
  moved(1, 0, 1);
  moved(2, 1, 2);
  page.hidden = true;
  hide();
  expect(shown).toEqual([1, 2]);
  moved(3, 2, 1);
  moved(4, 1, 0);
  expect(shown).toEqual([1, 2, 3, 4]);
  stop();
});

test.each([
  ["skip", false],
  ["normal", true],
] as const)("nothing is held back at pace %s with reduced motion %s", (pace, still) => {
  settings.pace = pace;
  reduced = still;
  moved(1, 0, 1);
  moved(2, 1, 2);
  expect(shown).toEqual([1, 2]);
});
