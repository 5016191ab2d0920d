// How people and bots are called: what was made up for them is said in the reader's language.
import type { PublicView, SeatView } from "@/api/protocol";
import { hasWords, say } from "./catalogue.svelte";

/** Names for guests who have not entered one; sent with a number after them. */
const FRIENDLY = [
  "Thimble",
  "Bobbin",
  "Spool",
  "Needle",
  "Thread",
  "Ribbon",
  "Patch",
  "Tassel",
  "Pincushion",
  "Ruffle",
];
/** Three digits, so that it is no name that a person chose, nor one that a table numbered. */
const MADE_UP = new RegExp(`^(${FRIENDLY.join("|")}) (\\d{3})$`);

/** A name for a guest who has not entered one, the same in every language: "Thimble 412". */
export function friendlyName(): string {
  const name = FRIENDLY[Math.floor(Math.random() * FRIENDLY.length)] ?? "";
  return `${name} ${100 + Math.floor(Math.random() * 900)}`;
}

/** A person's name; one that was made up in the reader's language. */
export function displayName(name: string): string {
  const [, word, number] = MADE_UP.exec(name) ?? [];
  return word ? `${say(`web.guest.${word.toLowerCase()}`)} ${number}` : name;
}

/** The name of whoever sits there; a bot is called by its level, with its number if there are several. */
export function seatDisplayName(name: string, level: string | null): string {
  if (!level || !hasWords(`level.${level}`)) return displayName(name);
  return say(`level.${level}`) + (/ \d+$/.exec(name)?.[0] ?? "");
}

function ofSeat({ name, kind, level }: Pick<SeatView, "name" | "kind" | "level">): string | null {
  return name === null ? null : seatDisplayName(name, kind === "bot" ? level : null);
}

/** What a name that the server sends about a table is in the reader's language. */
export function displayNames(seats: readonly SeatView[]): (name: string) => string {
  const all = new Map(seats.map((seat) => [seat.name, ofSeat(seat)]));
  return (name) => all.get(name) ?? displayName(name);
}

/** A view with everybody's name in the reader's language. */
export function withDisplayNames<View extends PublicView>(view: View): View {
  const name = displayNames(view.seats);
  return {
    ...view,
    seats: view.seats.map((seat) => ({
      ...seat,
      name: ofSeat(seat),
      score: seat.score && { ...seat.score, name: name(seat.score.name) },
    })),
    winners: view.winners.map(name),
    log: view.log.map((entry) => ({ ...entry, name: entry.name && name(entry.name) })),
  };
}
