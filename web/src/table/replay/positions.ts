// The positions of a game, each fetched once, and the move that led to one.
import { request } from "@/api/client";
import type { LogView, PreviewView, PublicView, TableView } from "@/api/protocol";
import { readMove } from "@/words/describe";

/** Where a game comes from: a table, or a record from a file. */
export interface PositionSource {
  /** How many moves were made; nothing while the game is not finished. */
  count(): Promise<number | null>;
  /** The position after so many moves. */
  position(moves: number): Promise<PublicView>;
}

/** The game of a table. */
export function ofTable(table: string): PositionSource {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  return {
    async count() {
      const view = await request<TableView>("GET", path);
      if (view.phase !== "finished") return null;
      return view.seats.reduce((all, each) => all + (each.score?.placed ?? 0), 0);
    },
    position: (moves) => request("GET", `${path}/positions/${moves}`),
  };
}

/** The game of a record that has been read before. */
export function ofRecord(record: string): PositionSource {
  return {
    count: async () => (JSON.parse(record) as { moves: unknown[] }).moves.length,
    position: (moves) => request("POST", "/api/records/position", { record, moves }),
  };
}

export class Positions {
  private readonly fetched = new Map<number, Promise<PublicView>>();

  constructor(private readonly source: PositionSource) {}

  count(): Promise<number | null> {
    return this.source.count();
  }

  /** The position after so many moves. */
  fetch(moves: number): Promise<PublicView> {
    let position = this.fetched.get(moves);
    if (!position) {
      position = this.source.position(moves);
      position.catch(() => this.fetched.delete(moves));
      this.fetched.set(moves, position);
    }
    return position;
  }

  prefetch(moves: number): void {
    this.fetch(moves).catch(() => undefined);
  }
}

/** A move as a preview to draw: its cell is outlined, with the groups that it completed. */
export function moveMark(entry: LogView): PreviewView | null {
  if (!entry.move) return null;
  const { tile, cell } = readMove(entry.move);
  const group = (kind: string): string[] => entry.tokens.find((token) => token.kind === kind)?.group ?? [];
  const button = group("button");
  return {
    tile,
    cell,
    tokens: [],
    colour_group: button.length ? button : [cell, cell],
    pattern_group: group("cat"),
    progress: {},
  };
}

/** The number that a part of a link names; nothing where it is none. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** The move that a key asks for, if it is one of the replay's keys. */
export function keyedMove(event: KeyboardEvent, move: number, last: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if ((event.target as Element).closest("input, textarea, select, [role=grid]")) return null;
  const steps: Record<string, number> = { ArrowLeft: move - 1, ArrowRight: move + 1, Home: 0, End: last };
  const n = steps[event.key];
  if (n === undefined) return null;
  event.preventDefault();
  return n;
}
