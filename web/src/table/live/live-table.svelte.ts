// A table as it is now: the newest view, the whole log, and the turn on its way.
import { requestAsGuest, Refusal, Unreachable } from "@/api/client";
import type { Mood } from "@/art/cats/moods";
import type { CompanyView, LogView, MoveCheck, PreviewView, Reply, TableView } from "@/api/protocol";
import { withDisplayNames, displayNames } from "@/words/names";
import { browser as realBrowser, type Browser } from "./browser";
import { Connection, type Contact, type Receiver } from "./connection.svelte";
import { PendingTurnStore, type PendingTurn } from "./pending-turn";
import { PlacementPreviews } from "./placement-previews.svelte";
import { ViewQueue } from "./view-queue.svelte";

/** Something to show to the person once. */
export interface Problem {
  code: string;
  message: string;
}

/** The store of a table: `open` it, read its state, send to it. */
export class LiveTable implements Receiver {
  /** As the server sent it; `view` has the names in the reader's language.  The newest one may still wait
   * for a bot's turn that is being watched. */
  protected sent = $state.raw<TableView | null>(null);
  private entries = $state.raw<LogView[]>([]);
  readonly view: TableView | null = $derived(this.sent && withDisplayNames({ ...this.sent, log: [] }));
  readonly log: LogView[] = $derived(
    this.sent ? withDisplayNames({ ...this.sent, log: this.entries }).log : this.entries,
  );
  /** What went wrong with the last thing sent; the screen shows and clears it. */
  problem = $state.raw<Problem | null>(null);
  /** Who is here, away or watching; null until the server told. */
  company = $state.raw<CompanyView | null>(null);
  /** The turn on its way. */
  pendingTurn = $state.raw<PendingTurn | null>(null);

  readonly path: string;
  protected readonly connection: Connection;
  protected readonly placementPreviews: PlacementPreviews;
  private readonly store: PendingTurnStore;
  private readonly queue: ViewQueue;
  /** The newest view, and how many entries of the log are known. */
  private newest: TableView | null = null;
  private known = 0;
  private sending = false;

  constructor(
    readonly id: string,
    browser: Browser = realBrowser,
  ) {
    this.path = `/api/tables/${encodeURIComponent(id)}`;
    this.connection = new Connection(this, browser);
    this.placementPreviews = new PlacementPreviews(this.path);
    this.store = new PendingTurnStore(id, browser);
    this.queue = new ViewQueue((view, fresh) => this.show(view, fresh), browser);
  }

  get contact(): Contact {
    return this.connection.contact;
  }

  /** Why the table cannot be shown at all. */
  get refused(): Refusal | null {
    return this.connection.refused;
  }

  /** What each placement would bring, by `tile@cell`. */
  get previews(): ReadonlyMap<string, PreviewView> {
    return this.placementPreviews.all;
  }

  /** Which entries of the log are known already, as a query. */
  get since(): string {
    return `?since=${this.known}`;
  }

  /** What a name that the server sends about this table is in the reader's language. */
  nameOf(name: string): string {
    return displayNames(this.sent?.seats ?? [])(name);
  }

  /** Starts to follow the table; returns what stops it. */
  open(): () => void {
    this.pendingTurn = this.store.load();
    const close = this.connection.open();
    const watch = this.queue.watchPage();
    return () => {
      close();
      watch();
    };
  }

  /** Whether turns of bots wait to be shown. */
  get isWatching(): boolean {
    return this.queue.isWaiting;
  }

  /** Shows at once what bots have done and do until it is a person's turn. */
  skip(): void {
    this.queue.skip();
  }

  /** Does something at the table, such as `sit`; `problem` says why not, if not. */
  async act(what: string, body: unknown = {}): Promise<boolean> {
    try {
      const reply = await requestAsGuest<Reply>("POST", `${this.path}/${what}${this.since}`, body);
      this.receive(reply.view);
      this.connection.renew();
      this.problem = null;
      return reply.accepted;
    } catch (error) {
      this.report(error);
      return false;
    }
  }

  /** Asks the table something, such as `hints`; nothing, and `problem` says why, if it is refused. */
  async ask<T>(what: string, body: unknown): Promise<T | null> {
    try {
      return await requestAsGuest<T>("POST", `${this.path}/${what}`, body);
    } catch (error) {
      this.report(error);
      return null;
    }
  }

  /** Compares a move with the best one, or makes ready for it; nothing if that fails, as it only helps. */
  async check(body: { seat: number; number: number; move?: string }): Promise<MoveCheck | null> {
    try {
      return await requestAsGuest<MoveCheck>("POST", `${this.path}/check`, body);
    } catch (error) {
      if (error instanceof Refusal || error instanceof Unreachable) return null;
      throw error;
    }
  }

  /** Shows everybody at the table how I feel. */
  async react(mood: Mood): Promise<void> {
    try {
      this.meet(await requestAsGuest<CompanyView>("POST", `${this.path}/reactions`, { mood }));
    } catch (error) {
      this.report(error);
    }
  }

  /** Sends a turn; it is stored until the server has answered, whatever happens to the page. */
  async play(move: string): Promise<void> {
    const number = this.sent?.turn;
    if (!number || this.pendingTurn) return;
    this.setPending({ number, move });
    await this.send();
  }

  /** Gives up a turn that could not be sent yet. */
  withdraw(): void {
    if (!this.sending) this.setPending(null);
  }

  /** Takes a view in, unless a newer one is known. */
  receive(view: TableView): void {
    const fresh = view.log.filter((entry) => entry.number > this.known);
    if (fresh[0] && fresh[0].number > this.known + 1) {
      void this.connection.fetchView();
      return;
    }
    this.known += fresh.length;
    if (this.newest && view.version <= this.newest.version && !this.showsMore(view)) return;
    this.newest = view;
    if (this.pendingTurn && !this.sending && this.isOvertaken(view)) {
      this.problem = { code: "overtaken", message: "" };
      this.setPending(null);
    }
    this.queue.add(view, fresh);
  }

  private show(view: TableView, fresh: LogView[]): void {
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    this.sent = view;
    this.placementPreviews.update(view);
  }

  meet(company: CompanyView): void {
    this.company = company;
  }

  /** Sends the turn that waits, if one does. */
  onContact(): void {
    if (this.pendingTurn) void this.send();
  }

  /** Whether a view of the version we have shows us more: we may have become a guest since. */
  private showsMore(view: TableView): boolean {
    if (view.version !== this.newest?.version) return false;
    return JSON.stringify(view.you) !== JSON.stringify(this.newest.you);
  }

  /** Whether the turn that waits can no longer be made. */
  private isOvertaken(view: TableView): boolean {
    const own = view.you.seats.some((seat) => seat.seat === view.seat);
    return view.phase !== "play" || view.turn !== this.pendingTurn?.number || !own;
  }

  private async send(): Promise<void> {
    const turn = this.pendingTurn;
    if (!turn || this.sending) return;
    this.sending = true;
    try {
      const reply = await requestAsGuest<Reply>("POST", `${this.path}/moves${this.since}`, turn);
      this.sending = false;
      const arrived = reply.accepted || this.isInLog(turn, reply.view);
      this.setPending(null);
      this.problem = arrived ? null : { code: "overtaken", message: "" };
      this.receive(reply.view);
    } catch (error) {
      this.sending = false;
      if (error instanceof Unreachable) {
        this.connection.lose();
        return;
      }
      this.setPending(null);
      this.report(error);
    }
  }

  /** Whether a turn that was sent twice is in the log as it was sent: then it arrived the first time. */
  private isInLog(turn: PendingTurn, view: TableView): boolean {
    return [...this.entries, ...view.log].some((entry) => entry.turn === turn.number && entry.move === turn.move);
  }

  protected report(error: unknown): void {
    if (error instanceof Refusal) {
      this.problem = { code: error.code, message: error.message };
    } else if (error instanceof Unreachable) {
      this.problem = { code: "unreachable", message: "" };
      this.connection.lose();
    } else {
      throw error;
    }
  }

  private setPending(turn: PendingTurn | null): void {
    this.pendingTurn = turn;
    this.store.save(turn);
  }
}
