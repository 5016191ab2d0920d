// Moves as they are seen: tiles fly, what they bring has a moment and a sound, and who plays elsewhere is
// named for a while.
import { untrack } from "svelte";

import type { LogView, TableView } from "@/api/protocol";
import { settings } from "@/state/settings.svelte";
import type { LiveTable } from "@/table/live/live-table.svelte";
import { readMove } from "@/words/describe";
import { fly, moment, slideIn } from "./flight";
import { cellBox, laneBox, patchElement, tileBox, tileElement } from "./places";
import { sound, type Sound } from "./sound";

/** Milliseconds for which another player's move is told. */
const NEWS_MS = 2600;
/** Of several moves that come at once, so many are shown. */
const MOST = 3;
/** How loud the moves of others are. */
const SOFTER = 0.5;
/** Milliseconds between two rewards of the same patch. */
const STEP_MS = 130;

interface Table {
  live: LiveTable;
  view: TableView;
  /** The seat whose quilt is shown large. */
  shown: number;
  /** The hand of that seat; nothing for a tile that may not be seen. */
  hand: (string | null)[];
}

export interface Reward {
  kind: Sound;
  cell: string;
  points: number;
}

/** What a move brought, each with its place on the quilt. */
export function rewards(entry: LogView): Reward[] {
  const tokens = (entry.tokens ?? []).map(({ kind, cell, points }) => ({ kind, cell, points }) as Reward);
  const goals = Object.entries(entry.goals ?? {})
    .filter(([, goal]) => goal.colour || goal.pattern)
    .map(([cell, goal]): Reward => ({ kind: "goal", cell, points: goal.points }));
  return [...tokens, ...goals];
}

/** Where in the market the tile lay that a move took, counted from 0; -1 if it took none. */
export function takenPlace(move: string, market: readonly string[]): number {
  const place = / \w\w\/(\d)$/.exec(move)?.[1];
  if (place) return Number(place) - 1;
  const { take } = readMove(move);
  return take ? market.indexOf(take) : -1;
}

export class ShownMoves {
  /** The last move of another player, for a moment. */
  news = $state.raw<LogView | null>(null);
  private seen = -1;
  private market: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: () => Table) {}

  /** Starts to show moves, from within a component. */
  run(): void {
    $effect(() => {
      const { live, view } = this.table();
      const { log } = live;
      untrack(() => this.show(view, log));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** A patch of mine goes to its cell from the hand, or where there is none from the market. */
  place(tile: string, cell: string, from: "hand" | "market", place: number): void {
    sound("patch");
    const { shown } = this.table();
    const [start, end] = [tileBox(from, place), cellBox(shown, cell)];
    if (start && end) requestAnimationFrame(() => fly(tile, start, end, patchElement(shown, cell)));
  }

  private show(view: TableView, log: LogView[]): void {
    const fresh = this.seen < 0 ? [] : log.slice(this.seen);
    this.seen = log.length;
    const moves = fresh.filter((entry) => entry.what === "moved").slice(-MOST);
    for (const entry of moves) {
      if (view.you.seats.some(({ seat }) => seat === entry.seat)) this.showOwn(entry);
      else if (isWatched(view, entry)) this.showOther(entry);
    }
    if (moves.length) this.showRefill(view.market, moves);
    this.market = view.market;
  }

  private showOwn(entry: LogView): void {
    const { take } = readMove(entry.move ?? "");
    const seat = entry.seat ?? 0;
    const { hand, shown } = this.table();
    const from = tileBox("market", takenPlace(entry.move ?? "", this.market));
    if (take && from) {
      sound("take");
      const place = seat === shown ? hand.lastIndexOf(take) : -1;
      const to = place < 0 ? laneBox(seat, from) : tileBox("hand", place);
      if (to) fly(take, from, to, tileElement("hand", place)?.firstElementChild);
    }
    this.showRewards(entry, seat);
  }

  private showOther(entry: LogView): void {
    const { tile, cell, take } = readMove(entry.move ?? "");
    const seat = entry.seat ?? 0;
    const market = tileBox("market", takenPlace(entry.move ?? "", this.market));
    this.news = entry;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.news = null), NEWS_MS);
    sound("patch", SOFTER);
    // By then the small quilt has come, where the others are out of sight.
    requestAnimationFrame(() => {
      this.showRewards(entry, seat, SOFTER);
      const to = cellBox(seat, cell);
      const lane = to && laneBox(seat, to);
      if (!to || !lane) return;
      fly(tile, lane, to, patchElement(seat, cell));
      if (take && market) fly(take, market, lane);
    });
  }

  private showRewards(entry: LogView, seat: number, share = 1): void {
    for (const [k, { kind, cell, points }] of rewards(entry).entries()) {
      setTimeout(() => {
        const at = cellBox(seat, cell);
        sound(kind, share);
        if (at) moment(kind, points, at);
      }, k * STEP_MS);
    }
  }

  /** The tiles that are new in the market slide in. */
  private showRefill(market: string[], moves: LogView[]): void {
    const taken = takenPlace(moves.at(-1)?.move ?? "", this.market);
    for (const [k, tile] of market.entries()) {
      if (k === taken || tile !== this.market[k]) slideIn(tileElement("market", k));
    }
  }
}

/** Whether a turn of somebody else is to be seen: those of bots may be skipped. */
function isWatched(view: TableView, entry: LogView): boolean {
  return settings.pace !== "skip" || view.seats[entry.seat ?? -1]?.kind === "person";
}
