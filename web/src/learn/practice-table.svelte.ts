// A table of the lesson: not on the server, with one move to play.
import { LiveTable } from "@/table/live/live-table.svelte";
import type { LessonStep, TableView } from "@/api/protocol";

/** A step of the lesson as a table on which only what it teaches can be done. */
export class PracticeTable extends LiveTable {
  constructor(
    readonly step: LessonStep,
    private readonly onplay: () => void,
  ) {
    super("lesson");
    this.sent = restricted(step);
    this.connection.contact = "live";
    this.placementPreviews.set(step.previews.previews);
  }

  override async play(): Promise<void> {
    this.sent = this.step.after ?? this.sent;
    this.onplay();
  }
}

/** The view of a step, in which only the one cell and the one tile that it asks for are free. */
export function restricted(step: LessonStep): TableView {
  const { view, tile, cell, take } = step;
  const seats = view.you.seats.map((own) => ({
    ...own,
    cells: tile && cell ? { [tile]: [cell] } : {},
    takes: take ? [take] : [],
    offers: take ? own.offers : [],
  }));
  return { ...view, seat: tile ? view.seat : null, you: { ...view.you, seats } };
}
