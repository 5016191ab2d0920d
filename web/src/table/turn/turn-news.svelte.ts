// What happens at the table, reported once to somebody who may not be looking: by sound, message and
// screen reader.
import type { LogView, TableView } from "@/api/protocol";
import { announce } from "@/state/announcer.svelte";
import { toast } from "@/state/toast.svelte";
import type { LiveTable } from "@/table/live/live-table.svelte";
import { say } from "@/words/catalogue.svelte";
import { logWords, seatName } from "@/words/describe";
import { sound } from "@/table/motion/sound";
import type { Turn } from "./turn.svelte";

export class TurnNews {
  /** The turn of mine that was reported, and how many entries of the log were. */
  private reportedTurn = -1;
  private reportedEntries = -1;

  constructor(private readonly game: () => { live: LiveTable; view: TableView; turn: Turn }) {}

  /** Starts to report, from within a component. */
  report(): void {
    $effect(() => this.reportTurn());
    $effect(() => this.reportLog());
  }

  private reportTurn(): void {
    const { view, turn } = this.game();
    const number = turn.acting ? (view.turn ?? -1) : -1;
    if (number === this.reportedTurn) return;
    const first = this.reportedTurn === -1 && number === 1;
    this.reportedTurn = number;
    if (number < 0 || !turn.acting) return;
    if (!first) sound("turn");
  }

  private reportLog(): void {
    const { live, view, turn } = this.game();
    const log = live.log;
    if (this.reportedEntries < 0) this.reportedEntries = log.length;
    const fresh = log.slice(this.reportedEntries);
    this.reportedEntries = log.length;
    const isOwn = (entry: LogView): boolean => entry.what === "hinted" && entry.seat === turn.own?.seat;
    if (fresh.length && fresh.every(isOwn)) return;
    const refused = fresh.find((entry) => entry.what === "refused");
    if (refused) toast(say("web.ask.refused", { name: refused.name ?? "" }));
    const news = fresh.map((entry) => logWords(view, entry));
    if (turn.own) news.push(say("web.turn.yours", { name: seatName(view, turn.own.seat) }));
    if (news.length) announce(news.join(" "));
  }
}
