// A turn that was sent, or is to be sent as soon as the server can be reached; it survives the page.
import type { Browser } from "./browser";

export interface PendingTurn {
  number: number;
  move: string;
}

export class PendingTurnStore {
  private readonly key: string;

  constructor(
    table: string,
    private readonly browser: Browser,
  ) {
    this.key = `calico.turn.${table}`;
  }

  load(): PendingTurn | null {
    try {
      return JSON.parse(this.browser.storage.getItem(this.key) ?? "null") as PendingTurn | null;
    } catch {
      return null;
    }
  }

  save(turn: PendingTurn | null): void {
    try {
      if (turn) this.browser.storage.setItem(this.key, JSON.stringify(turn));
      else this.browser.storage.removeItem(this.key);
    } catch {
      // Nothing can be stored here: the turn lasts as long as the page.
    }
  }
}
