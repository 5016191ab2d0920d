// What each placement of my turn would bring, fetched once a turn.
import { request } from "@/api/client";
import type { Previews, PreviewView, TableView } from "@/api/protocol";

export class PlacementPreviews {
  /** By `tile@cell`. */
  all = $state.raw<ReadonlyMap<string, PreviewView>>(new Map());
  /** The turn that they are about. */
  private turn = -1;

  constructor(private readonly path: string) {}

  set(previews: readonly PreviewView[]): void {
    this.all = new Map(previews.map((each) => [`${each.tile}@${each.cell}`, each]));
  }

  /** Fetches them if the turn of a view is mine and another one than before. */
  update(view: TableView): void {
    const mine = view.you.seats.some((seat) => seat.seat === view.seat);
    if (view.phase !== "play" || !mine) {
      if (this.all.size) this.set([]);
      this.turn = -1;
      return;
    }
    const turn = view.turn ?? -1;
    if (this.turn === turn && this.all.size) return;
    this.turn = turn;
    this.set([]);
    request<Previews>("GET", `${this.path}/previews`).then(
      (found) => {
        if (this.turn === turn) this.set(found.previews);
      },
      () => {
        if (this.turn === turn) this.turn = -1;
      },
    );
  }
}
