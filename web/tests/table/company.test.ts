// Company: who is here, away or watching, reactions that are shown once, and what waits for me.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { MOODS, mood } from "@/art/cats/moods";
import type { CompanyView, ReactionView, TableView } from "@/api/protocol";
import { otherPeople, presenceOf, watchers } from "@/table/company/presence";
import { ReactionFeed } from "@/table/company/reaction-feed.svelte";
import { waitingFor } from "@/table/company/your-turn.svelte";

function view(more: Partial<TableView> = {}): TableView {
  const seats = [
    { kind: "person", name: "Ari", goals_chosen: true },
    { kind: "person", name: "Bo", goals_chosen: false },
    { kind: "bot", name: "Gentle", goals_chosen: true },
    { kind: "away", name: "Cleo", goals_chosen: true },
  ];
  return { phase: "play", seat: 0, turn: 7, rematch: null, seats, you: { seats: [{ seat: 0 }] }, ...more } as TableView;
}

function company(more: Partial<CompanyView> = {}): CompanyView {
  return { here: [0], watchers: 0, watching: [], reactions: [], ...more };
}

test("a person is here or away; bots, stand-ins and I are neither, nor anybody before the server told", () => {
  expect([0, 1, 2, 3].map((seat) => presenceOf(view(), company(), seat))).toEqual([null, "away", null, null]);
  expect(presenceOf(view(), company({ here: [0, 1] }), 1)).toBe("here");
  expect(presenceOf(view(), null, 1)).toBe(null);
  expect(otherPeople(view())).toEqual([1, 3]);
});

test("those who watch are named where they have names, and I am not among them", () => {
  const seen = company({ watchers: 4, watching: ["Dido", "Eve"] });
  expect(watchers(view(), seen, "Ari")).toEqual({ names: ["Dido", "Eve"], unnamed: 2 });
  const watching = view({ you: { host: false, seats: [], unseen: {} } });
  expect(watchers(watching, seen, "Eve")).toEqual({ names: ["Dido"], unnamed: 2 });
  expect(watchers(watching, seen, null)).toEqual({ names: ["Dido", "Eve"], unnamed: 1 });
  expect(watchers(watching, null, null)).toEqual({ names: [], unnamed: 0 });
});

test("a turn, goals to choose and a rematch wait for me, each under a key of its own", () => {
  expect(waitingFor(view())).toEqual({ what: "turn", seat: 0, key: "turn 7" });
  expect(waitingFor(view({ seat: 1 }))).toBe(null);
  const bo = { host: false, seats: [{ seat: 1 }], unseen: {} } as unknown as TableView["you"];
  expect(waitingFor(view({ phase: "goals", seat: null, you: bo }))).toMatchObject({ what: "goals", seat: 1 });
  expect(waitingFor(view({ phase: "goals", seat: null }))).toBe(null);
  expect(waitingFor(view({ phase: "finished", seat: null, rematch: "next" }))).toMatchObject({ what: "rematch" });
  const cleo = { host: false, seats: [{ seat: 3 }], unseen: {} } as unknown as TableView["you"];
  expect(waitingFor(view({ seat: 3, you: cleo }))).toBe(null); // a bot plays for her
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function reactions(...keys: string[]): ReactionView[] {
  return keys.map((key) => ({ key, seat: 1, mood: "wow" }));
}

test("a reaction is shown once, for a moment, and only three at a time", () => {
  const feed = new ReactionFeed();
  expect(feed.take(reactions("a"), true).map(({ key }) => key)).toEqual(["a"]);
  expect(feed.take(reactions("a", "b", "c", "d"), true).map(({ key }) => key)).toEqual(["b", "c", "d"]);
  expect(feed.shown.map(({ key }) => key)).toEqual(["b", "c", "d"]);
  vi.advanceTimersByTime(60_000);
  expect(feed.shown).toEqual([]);
  expect(feed.take(reactions("c", "d"), true)).toEqual([]);
  expect(feed.shown).toEqual([]);
});

test("muted reactions are neither shown nor caught up on", () => {
  const feed = new ReactionFeed();
  feed.take(reactions("a"), true);
  expect(feed.take(reactions("a", "b"), false)).toEqual([]);
  expect(feed.shown).toEqual([]);
  expect(feed.take(reactions("a", "b"), true)).toEqual([]);
});

test("every mood is a drawing of its own that refers to nothing else", () => {
  const drawn = MOODS.map(mood);
  expect(new Set(drawn).size).toBe(MOODS.length);
  for (const each of drawn) expect(each).not.toContain("url(");
});
