// Who at a table is here, away or watching.
import type { CompanyView, TableView } from "@/api/protocol";

export type Presence = "here" | "away";

/** Whether a person has the table open; null for bots, for oneself, and as long as nobody told. */
export function presenceOf(view: TableView, company: CompanyView | null, seat: number): Presence | null {
  if (!company || view.seats[seat]?.kind !== "person" || isMine(view, seat)) return null;
  return company.here.includes(seat) ? "here" : "away";
}

/** The seats of other people. */
export function otherPeople(view: TableView): number[] {
  return view.seats.flatMap(({ kind }, seat) =>
    (kind === "person" || kind === "away") && !isMine(view, seat) ? [seat] : [],
  );
}

/** Who else watches: the names of some, and how many there are beside those; `me` is my own name. */
export function watchers(
  view: TableView,
  company: CompanyView | null,
  me: string | null,
): { names: string[]; unnamed: number } {
  if (!company) return { names: [], unnamed: 0 };
  const names = [...company.watching];
  const unnamed = company.watchers - names.length;
  if (view.you.seats.length) return { names, unnamed };
  const own = me === null ? -1 : names.indexOf(me);
  if (own < 0) return { names, unnamed: Math.max(unnamed - 1, 0) };
  names.splice(own, 1);
  return { names, unnamed };
}

function isMine(view: TableView, seat: number): boolean {
  return view.you.seats.some((own) => own.seat === seat);
}
