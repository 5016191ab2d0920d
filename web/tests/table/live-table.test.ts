// A live table with a socket of our own: the newest view, the whole log, turns that are never lost.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Browser } from "@/table/live/browser";
import { LiveTable } from "@/table/live/live-table.svelte";
import type { LogView, TableView } from "@/api/protocol";
import { countGuest, setGuestMaker } from "@/api/client";

class Socket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly path: string) {}
  closed = false;
  close(): void {
    this.closed = true;
  }
  sends(view: TableView): void {
    this.onmessage?.({ data: JSON.stringify(view) });
  }
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

let sockets: Socket[];
let kept: Map<string, string>;
let timers: { what: () => void; ms: number }[];
let answers: ((path: string, body: unknown) => Response | Error)[];
let asked: { path: string; body: unknown }[];

const browser: Browser = {
  needsNetwork: true,
  openSocket: (path) => {
    const socket = new Socket(path);
    sockets.push(socket);
    return socket;
  },
  setTimer: (what, ms) => {
    const timer = { what, ms };
    timers.push(timer);
    return () => {
      timers = timers.filter((each) => each !== timer);
    };
  },
  storage: {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  },
};

beforeEach(() => {
  sockets = [];
  kept = new Map();
  timers = [];
  answers = [];
  asked = [];
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, visibilityState: "visible" });
  vi.stubGlobal("fetch", async (path: string, wish: RequestInit) => {
    if (path.endsWith("/previews")) return json(200, { version: 1, previews: [] });
    if (path === "/api/options") return json(200, { version: "1" });
    asked.push({ path, body: wish.body ? JSON.parse(String(wish.body)) : null });
    const answer = answers.shift()?.(path, wish.body) ?? new TypeError("no network");
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

afterEach(() => vi.unstubAllGlobals());

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

function view(version: number, more: Partial<TableView> = {}, since = 0): TableView {
  const log = Array.from({ length: version - since }, (_, k) => ({ number: since + k + 1 }) as LogView);
  return {
    table: "t",
    version,
    phase: "play",
    turn: version,
    seat: 0,
    seats: [],
    winners: [],
    log,
    you: { host: true, seats: [{ seat: 0 }], unseen: {} },
    ...more,
  } as unknown as TableView;
}

function opened(): { live: LiveTable; socket: Socket } {
  const live = new LiveTable("t", browser);
  live.open();
  return { live, socket: sockets[0] as Socket };
}

function fire(ms: number): void {
  for (const timer of timers.filter((each) => each.ms <= ms)) {
    timers = timers.filter((each) => each !== timer);
    timer.what();
  }
}

const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

test("the first view brings everything, later ones what is new", () => {
  const { live, socket } = opened();
  expect(live.contact).toBe("joining");
  socket.sends(view(3));
  socket.sends(view(5, {}, 3));
  expect([live.contact, live.view?.version, live.log.map((each) => each.number)]).toEqual(["live", 5, [1, 2, 3, 4, 5]]);
});

test("an older view changes nothing, and nothing is logged twice", () => {
  const { live, socket } = opened();
  socket.sends(view(4));
  socket.sends(view(2));
  expect([live.view?.version, live.log.length]).toEqual([4, 4]);
});

test("a gap in the log is fetched", async () => {
  const { live, socket } = opened();
  socket.sends(view(2));
  answers.push(() => json(200, view(6, {}, 2)));
  socket.sends(view(6, {}, 5));
  await settle();
  expect(asked[0]?.path).toBe("/api/tables/t?since=2");
  expect([live.view?.version, live.log.length]).toEqual([6, 6]);
});

test("a broken socket is opened again after a pause, from where it broke", () => {
  const { live, socket } = opened();
  socket.sends(view(3));
  socket.breaks();
  expect([live.contact, sockets.length]).toEqual(["lost", 1]);
  fire(400);
  expect(sockets[1]?.path).toBe("/api/tables/t/live?since=3&company=true");
  sockets[1]?.sends(view(4, {}, 3));
  expect(live.contact).toBe("back");
  fire(4000);
  expect(live.contact).toBe("live");
});

test("pauses grow while nobody answers", async () => {
  const { socket } = opened();
  socket.sends(view(1));
  const pauses: number[] = [];
  for (let k = 0; k < 7; k++) {
    sockets.at(-1)?.breaks();
    await settle();
    pauses.push(...timers.filter((each) => each.ms < 20_000).map((each) => each.ms));
    fire(20_000);
  }
  expect(pauses[6]).toBeGreaterThan((pauses[0] ?? 0) * 8);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10_000);
});

test("a turn is sent once with its number, and forgotten when it was taken", async () => {
  const { live, socket } = opened();
  socket.sends(view(3));
  answers.push(() => json(200, { accepted: true, view: view(4, { seat: 1 }) }));
  await live.play("Ms@a1 Yd");
  expect(asked).toEqual([{ path: "/api/tables/t/moves?since=3", body: { number: 3, move: "Ms@a1 Yd" } }]);
  expect([live.pendingTurn, live.problem, live.view?.version, kept.size]).toEqual([null, null, 4, 0]);
});

test("a turn made without a network is kept and sent when the table is back", async () => {
  const { live, socket } = opened();
  socket.sends(view(3));
  await live.play("Ms@a1 Yd");
  expect([live.contact, live.pendingTurn?.move, kept.size]).toEqual(["lost", "Ms@a1 Yd", 1]);
  socket.breaks();
  fire(400);
  answers.push(() => json(200, { accepted: true, view: view(4, { seat: 1 }) }));
  sockets[1]?.sends(view(3, {}, 3));
  await settle();
  expect([live.pendingTurn, live.problem, asked.length, kept.size]).toEqual([null, null, 2, 0]);
});

test("a turn that was kept survives the page", async () => {
  kept.set("calico.turn.t", JSON.stringify({ number: 3, move: "Ms@a1 Yd" }));
  answers.push(() => json(200, { accepted: true, view: view(4, { seat: 1 }) }));
  const { live, socket } = opened();
  expect(live.pendingTurn?.move).toBe("Ms@a1 Yd");
  socket.sends(view(3));
  await settle();
  expect([live.pendingTurn, kept.size, live.view?.version]).toEqual([null, 0, 4]);
});

test("a refused turn is explained and taken back", async () => {
  const { live, socket } = opened();
  socket.sends(view(3));
  answers.push(() => json(409, { code: "cell-taken", message: "a1 already holds Ms", rule: "R3.1" }));
  await live.play("Ms@a1 Yd");
  expect(live.problem).toEqual({ code: "cell-taken", message: "a1 already holds Ms" });
  expect([live.pendingTurn, kept.size]).toEqual([null, 0]);
});

test("a turn that another tab overtook is explained", async () => {
  const { live, socket } = opened();
  socket.sends(view(3));
  answers.push(() => json(200, { accepted: false, view: view(4, { seat: 1 }) }));
  await live.play("Ms@a1 Yd");
  expect([live.pendingTurn, live.problem?.code]).toEqual([null, "overtaken"]);
});

test("a turn that did arrive though its answer was lost is no trouble", async () => {
  const { live, socket } = opened();
  socket.sends(view(3));
  await live.play("Ms@a1 Yd");
  const log = [{ number: 4, turn: 3, move: "Ms@a1 Yd" } as LogView];
  answers.push(() => json(200, { accepted: false, view: view(4, { seat: 1, log }) }));
  socket.breaks();
  fire(400);
  sockets[1]?.sends(view(4, { seat: 1, log }));
  await settle();
  expect([live.pendingTurn, live.problem]).toEqual([null, null]);
});

test("a table that is not there is not asked for again", async () => {
  const { live, socket } = opened();
  answers.push(() => json(404, { code: "no-such-table", message: "there is no table 't'", rule: null }));
  socket.breaks(1008);
  await settle();
  fire(60_000);
  expect([live.refused?.code, sockets.length]).toEqual(["no-such-table", 1]);
});

test("whoever sits down as a stranger gets a socket that knows them", async () => {
  const { live, socket } = opened();
  socket.sends(view(1, { phase: "gathering", you: { host: false, seats: [], unseen: {} } }));
  setGuestMaker(
    async () => countGuest(),
    () => false,
  );
  answers.push(
    () => json(401, { code: "no-guest", message: "who are you?", rule: null }),
    () => json(200, { accepted: true, view: view(2) }),
  );
  expect(await live.act("sit", {})).toBe(true);
  expect(sockets.map((each) => each.path)).toEqual([
    "/api/tables/t/live?since=0&company=true",
    "/api/tables/t/live?since=2&company=true",
  ]);
});

test("messages about company are told from views, and a reaction is answered with one", async () => {
  const live = new LiveTable("t", browser);
  live.open();
  sockets[0]?.sends(view(2));
  expect(live.company).toBe(null);
  const company = { here: [0], watchers: 1, watching: ["Cleo"], reactions: [] };
  sockets[0]?.onmessage?.({ data: JSON.stringify({ company }) });
  expect(live.company).toEqual(company);
  expect(live.view?.version).toBe(2);
  const reacted = { ...company, reactions: [{ key: "k", seat: 0, mood: "wow" }] };
  answers.push(() => json(200, reacted));
  await live.react("wow");
  expect(asked.at(-1)).toEqual({ path: "/api/tables/t/reactions", body: { mood: "wow" } });
  expect(live.company).toEqual(reacted);
  answers.push(() => json(429, { code: "too-many", message: "Wait.", rule: null }));
  await live.react("wow");
  expect(live.problem?.code).toBe("too-many");
});
