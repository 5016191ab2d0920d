// Taking turns back: which move of mine it would be, and whether others have to agree.
import type { LogView, TableView } from "@/api/protocol";

/** The number of my last move, where this table lets it be taken back now; nothing elsewhere. */
export function takeBackNumber(view: TableView, log: readonly LogView[]): number | null {
  if (view.phase !== "play" || !view.terms.take_back || view.take_back) return null;
  const own = new Set(view.you.seats.map(({ seat }) => seat).filter((seat) => view.seats[seat]?.kind === "person"));
  const isMine = (entry: LogView): boolean =>
    entry.what === "moved" && own.has(entry.seat ?? -1) && (entry.turn ?? 0) < (view.turn ?? 0);
  return log.findLast(isMine)?.turn ?? null;
}

/** Whether other people play here, who have to agree. */
export function othersMustAgree(view: TableView): boolean {
  return view.seats.some(({ kind }, at) => kind === "person" && !view.you.seats.some(({ seat }) => seat === at));
}
