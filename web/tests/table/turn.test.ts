// A turn in the making: the tile that is pressed is the one that is sent.
import { afterEach, expect, test, vi } from "vitest";

import type { LiveTable } from "@/table/live/live-table.svelte";
import type { MoveCheck, OwnSeat, TableView } from "@/api/protocol";
import { settings } from "@/state/settings.svelte";
import { Turn } from "@/table/turn/turn.svelte";

const offers = [
  { take: "Gf", discard: 1 },
  { take: "Lv", discard: 0 },
  { take: "Gf/3", discard: 0 },
];

/** A turn alone, before the market Gf Lv Gf, and what it sends. */
function alone(own: Partial<OwnSeat>): { turn: Turn; sent: string[]; live: LiveTable } {
  const sent: string[] = [];
  const seat = { seat: 0, hand: [], dealt: [], goals: null, cells: {}, takes: [], offers, ...own };
  const view = {
    phase: "play",
    seat: 0,
    turn: 1,
    terms: { variants: [] },
    seats: [{ kind: "person" }],
    market: ["Gf", "Lv", "Gf"],
    you: { host: true, seats: [seat], unseen: {} },
  } as unknown as TableView;
  const play = async (move: string): Promise<void> => void sent.push(move);
  const live = { view, waiting: null, previews: new Map(), play } as unknown as LiveTable;
  return { turn: new Turn(live), sent, live };
}

test.each([
  [0, "Ms@a1 Gf"],
  [1, "Ms@a1 Lv"],
  [2, "Ms@a1 Gf/3"],
])("of two tiles alike at both ends the one pressed is taken: %i", (place, move) => {
  const { turn, sent } = alone({
    hand: ["Ms", "Yd"],
    cells: { Ms: ["a1"], Yd: ["a1"] },
    takes: ["Gf", "Lv", "Gf"],
  });
  expect(turn.draft(place)).toBe(false);
  expect(turn.place("a1")).toBe(true);
  expect(turn.draft(place)).toBe(true);
  expect(sent).toEqual([move]);
});

test("a tile that waits for confirmation is one place of the market", () => {
  const { turn, sent } = alone({ hand: ["Ms"], cells: { Ms: ["a1"] }, takes: ["Gf", "Lv", "Gf"] });
  settings.confirm = true;
  try {
    turn.place("a1");
    turn.draft(0);
    expect([turn.take, turn.taken]).toEqual([0, "Gf"]);
    expect(turn.back()).toBe(true);
    expect([turn.take, turn.taken, turn.placed?.cell]).toEqual([null, null, "a1"]);
    turn.draft(2);
    turn.send();
  } finally {
    settings.confirm = false;
  }
  expect(sent).toEqual(["Ms@a1 Gf/3"]);
});

test.each([
  [0, "Gf@a1"],
  [2, "Gf/3@a1"],
])("without hands the one pressed is placed: %i", (place, move) => {
  const { turn, sent } = alone({ cells: { Gf: ["a1"], Lv: ["a1"] } });
  expect(turn.fromMarket).toBe(true);
  turn.choose(place);
  turn.place("a1");
  turn.send();
  expect(sent).toEqual([move]);
});

/** A turn in teaching mode, and what the comparison with the best move answers. */
function taught(answers: (MoveCheck | null)[]): { turn: Turn; sent: string[]; asked: unknown[] } {
  const found = alone({ hand: ["Ms", "Yd"], cells: { Ms: ["a1"], Yd: ["a1"] }, takes: ["Gf", "Lv"] });
  const asked: unknown[] = [];
  Object.assign(found.live.view?.terms ?? {}, { hints: true });
  Object.assign(found.live, {
    check: (body: unknown) => {
      asked.push(body);
      return Promise.resolve(answers.shift() ?? null);
    },
  });
  settings.teaching = true;
  return { ...found, asked };
}

const BETTER = { move: "Yd@a1 Lv", tile: "Yd", cell: "a1", slot: 1, expected: 80, spread: 6, reasons: [] };
const MISTAKE: MoveCheck = { loss: 3, error: 0.3, mistake: true, better: BETTER };
const FINE: MoveCheck = { loss: 0.1, error: 0.3, mistake: false, better: null };

afterEach(() => (settings.teaching = false));

test("in teaching mode a good move is sent after the comparison", async () => {
  const { turn, sent, asked } = taught([FINE]);
  turn.place("a1");
  turn.draft(0);
  expect([turn.checking, sent]).toEqual([true, []]);
  await vi.waitFor(() => expect(sent).toEqual(["Ms@a1 Gf"]));
  expect(asked).toEqual([{ seat: 0, number: 1, move: "Ms@a1 Gf" }]);
});

test("in teaching mode a mistake waits for a second word, or is taken back", async () => {
  const { turn, sent } = taught([MISTAKE, MISTAKE]);
  turn.place("a1");
  turn.draft(0);
  await vi.waitFor(() => expect(turn.better).toEqual(BETTER));
  expect([turn.checking, sent]).toEqual([false, []]);
  turn.back();
  expect([turn.better, turn.take]).toEqual([null, null]);
  turn.draft(0);
  await vi.waitFor(() => expect(turn.better).toEqual(BETTER));
  turn.send();
  expect(sent).toEqual(["Ms@a1 Gf"]);
});

test("in teaching mode a move can be confirmed while it is compared", () => {
  const { turn, sent } = taught([MISTAKE]);
  turn.place("a1");
  turn.draft(0);
  turn.send();
  expect(sent).toEqual(["Ms@a1 Gf"]);
});

test("in teaching mode a comparison that fails stops nothing", async () => {
  const { turn, sent } = taught([null]);
  turn.place("a1");
  turn.draft(0);
  await vi.waitFor(() => expect(sent).toEqual(["Ms@a1 Gf"]));
});
