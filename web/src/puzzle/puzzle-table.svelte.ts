// A table of a puzzle: not on the server, with one move to find.
import { request } from "@/api/client";
import type { PuzzleSolution, PuzzleVerdict, PuzzleView } from "@/api/protocol";
import { LiveTable } from "@/table/live/live-table.svelte";

/** A puzzle as a table on which a turn is an answer. */
export class PuzzleTable extends LiveTable {
  constructor(
    readonly puzzle: PuzzleView,
    private readonly onanswer: (move: string, solution: PuzzleSolution | null) => void,
  ) {
    super("puzzle");
    this.sent = puzzle.view;
    this.connection.contact = "live";
    this.placementPreviews.set(puzzle.previews.previews);
  }

  override async play(move: string): Promise<void> {
    this.pendingTurn = { number: this.puzzle.view.turn ?? 0, move };
    try {
      const path = `/api/puzzles/${this.puzzle.number}/answer`;
      const verdict = await request<PuzzleVerdict>("POST", path, { move });
      this.onanswer(move, verdict.solution);
    } catch (error) {
      this.report(error);
    }
    this.pendingTurn = null;
  }
}
