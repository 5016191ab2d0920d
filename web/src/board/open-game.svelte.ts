// Which game the analysis board is of: that of the address, the record that was opened before, or a file.
import { Refusal, request } from "@/api/client";
import { storedReviews } from "@/review/store";
import { openedRecord } from "@/state/opened-record.svelte";
import { navigate, router } from "@/state/router.svelte";
import { wholeNumber } from "@/table/replay/positions";
import { say } from "@/words/catalogue.svelte";
import { BoardSession } from "./board-session.svelte";
import { keepBoard, keptBoard, recordIn } from "./board-store";

export class OpenGame {
  opening = $state(false);
  /** Why no game could be opened. */
  refused = $state<string | null>(null);
  readonly session = new BoardSession((document) => {
    this.game ??= recordIn(document);
    keepBoard({ game: this.game, document });
  });
  /** Which one is open, as the store names it. */
  private game: string | null = null;

  /** Opens the game that the address names, or the record that was opened before, or what is kept of it. */
  async start(table: string | null, review: string | null): Promise<void> {
    const kept = keptBoard();
    const wanted = table
      ? `table=${table}`
      : review
        ? `review=${encodeURIComponent(review)}`
        : (openedRecord.text ?? (kept?.game.startsWith("{") ? kept.game : null));
    if (wanted === null || wanted === this.game) return;
    const at = wholeNumber(router.query.get("move"));
    this.refused = null;
    try {
      const restored = kept?.game === wanted && (await this.open(wanted, kept.document, at));
      if (!restored) {
        const record = table ? await recordOf(table) : review ? await this.recordReviewed(review) : wanted;
        if (record === null || !(await this.open(wanted, record, at))) return;
      }
      if (!table && !review) openedRecord.text = wanted;
      // Loaded anew it stays where it then is.
      if (at !== null) navigate(table || review ? `/board?${wanted}` : "/board", true);
    } catch (error) {
      this.refused = error instanceof Refusal ? error.message : say("web.trouble.unreachable");
    }
  }

  /** Opens the file that was chosen. */
  async openFile(input: HTMLInputElement): Promise<void> {
    const text = await input.files?.[0]?.text();
    input.value = "";
    if (text === undefined) return;
    this.refused = null;
    if (!(await this.open(null, text, null))) return;
    openedRecord.text = this.game;
    if (router.query.get("table") ?? router.query.get("review")) navigate("/board", true);
  }

  /** Opens a document; of which game it is is read in it where nothing is `wanted`. */
  private async open(wanted: string | null, document: string, at: number | null): Promise<boolean> {
    const before = this.game;
    this.game = wanted;
    this.opening = true;
    const opened = await this.session.open(document, at);
    if (!opened) this.game = before;
    this.opening = false;
    return opened;
  }

  private async recordReviewed(review: string): Promise<string | null> {
    const known = (await storedReviews()).find(({ key }) => key === review);
    if (!known) this.refused = say("web.board.gone");
    return known?.record ?? null;
  }
}

async function recordOf(table: string): Promise<string> {
  return JSON.stringify(await request("GET", `/api/tables/${encodeURIComponent(table)}/record`));
}
