// A table of the analysis board: not on the server, at one position, where one plays for whoever is on turn.
import { LiveTable } from "@/table/live/live-table.svelte";
import type { BoardState } from "./analysis-board";

export class BoardTable extends LiveTable {
  constructor(
    readonly state: BoardState,
    private readonly onplay: (move: string) => Promise<void>,
  ) {
    super("board");
    this.sent = state.view;
    this.connection.contact = "live";
    this.placementPreviews.set(state.previews.previews);
  }

  override async play(move: string): Promise<void> {
    this.pendingTurn = { number: this.state.view.turn ?? 0, move };
    await this.onplay(move);
    this.pendingTurn = null;
  }
}
