// Views that wait to be shown, so that the turns of bots can be watched one after another.
import type { LogView, TableView } from "@/api/protocol";
import { PACES, settings } from "@/state/settings.svelte";
import { Timers, type Browser } from "./browser";

/** With more than so many views in line nobody watches: all are shown. */
const MOST = 12;

interface Item {
  view: TableView;
  fresh: LogView[];
}

/** Shows views in order; one with a bot's turn not before the turn ahead of it was in sight for a while. */
export class ViewQueue {
  private items = $state.raw<Item[]>([]);
  readonly isWaiting = $derived(this.items.length > 0);
  /** Whether nothing is held back until a person is on turn. */
  private skipping = false;
  private readonly timers: Timers;

  constructor(
    private readonly show: (view: TableView, fresh: LogView[]) => void,
    browser: Browser,
  ) {
    this.timers = new Timers(browser);
  }

  /** A hidden page waits for nothing; returns what stops watching it. */
  watchPage(): () => void {
    const hidden = (): void => {
      if (document.hidden) this.flush();
    };
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      this.timers.cancelAll();
    };
  }

  /** Puts a view at the end of the line; shows it now if nothing is ahead of it. */
  add(view: TableView, fresh: LogView[]): void {
    this.items = [...this.items, { view, fresh }];
    if (this.items.length > MOST) this.flush();
    else this.advance();
  }

  /** Shows everything until a person is on turn. */
  skip(): void {
    this.skipping = true;
    this.flush();
  }

  private flush(): void {
    this.timers.cancel("hold");
    while (this.items.length) this.showFirst();
  }

  private advance(): void {
    while (this.items[0] && !this.isHeld(this.items[0])) this.showFirst();
  }

  /** Whether the turn ahead of this one is still to be looked at. */
  private isHeld({ view, fresh }: Item): boolean {
    return this.timers.has("hold") && fresh.some((entry) => isBotMove(view, entry));
  }

  private showFirst(): void {
    const [first, ...rest] = this.items;
    if (!first) return;
    this.items = rest;
    const { view, fresh } = first;
    if (isPersonOnTurn(view)) this.skipping = false;
    this.show(view, fresh);
    if (this.skipping || !fresh.some((entry) => entry.what === "moved")) return;
    const pause = holdMs();
    if (pause) this.timers.set("hold", pause, () => this.advance());
  }
}

/** How long a turn stays in sight before a bot's turn may follow. */
function holdMs(): number {
  if (document.hidden) return 0;
  const still = settings.pace === "normal" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : PACES[settings.pace];
}

function isBotMove(view: TableView, entry: LogView): boolean {
  return entry.what === "moved" && view.seats[entry.seat ?? -1]?.kind !== "person";
}

function isPersonOnTurn(view: TableView): boolean {
  return view.seat === null || view.seats[view.seat]?.kind === "person";
}
