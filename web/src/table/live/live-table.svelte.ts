// A table as it is now: the newest view, the whole log, and what is waiting to be sent.
import { named, namesIn } from "@/words/names";
import type { LogView, Previews, PreviewView, Reply, TableView } from "@/api/protocol";
import { ask, introductions, once, Refusal, Unreachable } from "@/api/client";
import { checkVersion } from "@/state/upgrade";

/** `joining` before the first view; `back` for a moment after `lost`. */
export type Contact = "joining" | "live" | "lost" | "back";

/** A turn that was sent, or is to be sent as soon as the server can be reached. */
export interface Waiting {
  number: number;
  move: string;
}

/** Something that the person must be told once. */
export interface Trouble {
  code: string;
  message: string;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const QUIET = 30_000;
const BACK = 4000;

/** What of the browser a live table needs; a test gives its own. */
export interface Wires {
  socket(path: string): WebSocket;
  later(what: () => void, ms: number): () => void;
  kept: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

const browser: Wires = {
  socket: (path) => new WebSocket(`${location.origin.replace(/^http/, "ws")}${path}`),
  later: (what, ms) => {
    const id = setTimeout(what, ms);
    return () => clearTimeout(id);
  },
  get kept() {
    return localStorage;
  },
};

/** The live store of a table: `open` it, look at it, send to it, `close` it. */
export class Live {
  /** As the server sent it; `view` has the names in the reader's language. */
  protected sent = $state.raw<TableView | null>(null);
  private lines = $state.raw<LogView[]>([]);
  readonly view: TableView | null = $derived(this.sent && named({ ...this.sent, log: [] }));
  readonly log: LogView[] = $derived(this.sent ? named({ ...this.sent, log: this.lines }).log : this.lines);
  contact = $state<Contact>("joining");
  /** Why the table cannot be shown at all, such as that there is none. */
  refused = $state.raw<Refusal | null>(null);
  /** What went wrong with the last thing sent; the screen shows and clears it. */
  trouble = $state.raw<Trouble | null>(null);
  /** The turn on its way. */
  waiting = $state.raw<Waiting | null>(null);
  /** What each placement would bring, by `tile@cell`, of the version they are about. */
  previews = $state.raw<ReadonlyMap<string, PreviewView>>(new Map());

  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private sending = false;
  private previewsOf = -1;
  private openedAs = 0;
  private cancels = new Map<string, () => void>();

  constructor(
    readonly id: string,
    private readonly wires: Wires = browser,
  ) {}

  /** What a name that the server sends about this table is in the reader's language. */
  nameOf(name: string): string {
    return namesIn(this.sent?.seats ?? [])(name);
  }

  private get path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  private get since(): string {
    return `?since=${this.lines.length}`;
  }

  private get keptAs(): string {
    return `calico.turn.${this.id}`;
  }

  /** Starts to follow the table; gives back what stops it. */
  open(): () => void {
    this.waiting = this.remembered();
    this.connect();
    const look = (): void => {
      if (document.visibilityState === "visible") this.look();
    };
    const gone = (): void => this.lose();
    addEventListener("online", look);
    addEventListener("pageshow", look);
    addEventListener("offline", gone);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("pageshow", look);
      removeEventListener("offline", gone);
      document.removeEventListener("visibilitychange", look);
      this.close();
    };
  }

  /** Stops following. */
  close(): void {
    this.closed = true;
    for (const cancel of this.cancels.values()) cancel();
    this.cancels.clear();
    this.socket?.close();
    this.socket = null;
  }

  /** Does something at the table, such as `sit`; says in `trouble` why not, if not. */
  async act(what: string, body: unknown = {}): Promise<boolean> {
    try {
      const reply = await ask<Reply>("POST", `${this.path}/${what}${this.since}`, body);
      this.receive(reply.view);
      this.renew();
      this.trouble = null;
      return reply.accepted;
    } catch (error) {
      this.explain(error);
      return false;
    }
  }

  /** Sends a turn; it is kept until the server has answered, whatever happens to the page. */
  async play(move: string): Promise<void> {
    const number = this.sent?.turn;
    if (!number || this.waiting) return;
    this.waiting = { number, move };
    this.keep();
    await this.send();
  }

  /** Gives up a turn that could not be sent yet. */
  withdraw(): void {
    if (this.sending) return;
    this.waiting = null;
    this.keep();
  }

  /** Takes a view in, unless a newer one is known. */
  receive(view: TableView): void {
    const last = this.lines.length;
    const fresh = view.log.filter((entry) => entry.number > last);
    if (fresh[0] && fresh[0].number > last + 1) {
      void this.fetchView();
      return;
    }
    if (fresh.length) this.lines = [...this.lines, ...fresh];
    if (this.sent && view.version <= this.sent.version && !this.differs(view)) return;
    this.sent = view;
    if (this.waiting && !this.sending && this.overtaken(view)) {
      this.trouble = { code: "overtaken", message: "" };
      this.waiting = null;
      this.keep();
    }
    this.refreshPreviews(view);
  }

  /** Whether a view of the version we have shows us more: we may have become somebody since. */
  private differs(view: TableView): boolean {
    if (view.version !== this.sent?.version) return false;
    return JSON.stringify(view.you) !== JSON.stringify(this.sent.you);
  }

  /** Whether the turn that waits can no longer be made. */
  private overtaken(view: TableView): boolean {
    const own = view.you.seats.some((seat) => seat.seat === view.seat);
    return view.phase !== "play" || view.turn !== this.waiting?.number || !own;
  }

  private async send(): Promise<void> {
    const waiting = this.waiting;
    if (!waiting || this.sending) return;
    this.sending = true;
    try {
      const reply = await ask<Reply>("POST", `${this.path}/moves${this.since}`, waiting);
      this.sending = false;
      const made = this.madeBefore(waiting, reply.view);
      this.waiting = null;
      this.trouble = reply.accepted || made ? null : { code: "overtaken", message: "" };
      this.receive(reply.view);
    } catch (error) {
      this.sending = false;
      if (error instanceof Unreachable) {
        this.lose();
        return;
      }
      this.waiting = null;
      this.explain(error);
    }
    this.keep();
  }

  /** Whether a doubled turn is in the log as it was sent: then it arrived the first time. */
  private madeBefore(waiting: Waiting, view: TableView): boolean {
    return [...this.lines, ...view.log].some((entry) => entry.turn === waiting.number && entry.move === waiting.move);
  }

  private explain(error: unknown): void {
    if (error instanceof Refusal) {
      this.trouble = { code: error.code, message: error.message };
    } else if (error instanceof Unreachable) {
      this.trouble = { code: "unreachable", message: "" };
      this.lose();
    } else {
      throw error;
    }
  }

  private connect(): void {
    if (this.closed || this.refused || this.socket) return;
    this.cancel("retry");
    this.openedAs = introductions;
    const socket = this.wires.socket(`${this.path}/live${this.since}`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.arrive();
      this.receive(JSON.parse(event.data) as TableView);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.socket !== socket) return;
      this.socket = null;
      void this.falter(event.code);
    };
  }

  /** Opens the socket anew if it was opened before we were anybody: it shows nothing private. */
  private renew(): void {
    if (this.openedAs === introductions) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  /** A message came: we are in contact. */
  private arrive(): void {
    this.tries = 0;
    if (this.contact === "lost") {
      this.contact = "back";
      this.after("settle", BACK, () => {
        if (this.contact === "back") this.contact = "live";
      });
      void checkVersion();
    } else if (this.contact === "joining") {
      this.contact = "live";
    }
    this.after("quiet", QUIET, () => this.look());
    if (this.waiting) void this.send();
  }

  /** The socket is gone: asks once whether the table is, and tries again after a pause. */
  private async falter(code: number): Promise<void> {
    if (this.closed) return;
    this.lose();
    if (code === 1008 || !this.sent) {
      try {
        this.receive(await once<TableView>("GET", `${this.path}${this.since}`));
      } catch (error) {
        if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
          this.refused = error;
          this.cancel("retry");
          return;
        }
      }
    }
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 8000;
    this.tries += 1;
    this.after("retry", pause * (0.75 + Math.random() / 2), () => this.connect());
  }

  private lose(): void {
    if (this.contact !== "joining") this.contact = "lost";
    if (!this.socket && !this.cancels.has("retry")) {
      this.after("retry", PAUSES[0] ?? 250, () => this.connect());
    }
  }

  /** Looks whether the table is still there: a socket that sleeps does not know that it died. */
  private look(): void {
    if (this.closed || this.refused) return;
    if (this.socket) void this.fetchView();
    else this.connect();
  }

  private async fetchView(): Promise<void> {
    try {
      const view = await once<TableView>("GET", `${this.path}${this.since}`);
      if (this.closed) return;
      this.receive(view);
      if (this.contact === "lost") this.arrive();
      else this.after("quiet", QUIET, () => this.look());
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.lose();
      const dead = this.socket;
      this.socket = null;
      dead?.close();
      this.after("retry", PAUSES[2] ?? 1000, () => this.connect());
    }
  }

  /** Fetches what placements would bring, once a turn of mine. */
  private refreshPreviews(view: TableView): void {
    const mine = view.you.seats.some((seat) => seat.seat === view.seat);
    if (view.phase !== "play" || !mine) {
      if (this.previews.size) this.previews = new Map();
      this.previewsOf = -1;
      return;
    }
    const turn = view.turn ?? -1;
    if (this.previewsOf === turn && this.previews.size) return;
    this.previewsOf = turn;
    this.previews = new Map();
    void once<Previews>("GET", `${this.path}/previews`)
      .then((found) => {
        if (this.previewsOf !== turn) return;
        this.previews = new Map(found.previews.map((each) => [`${each.tile}@${each.cell}`, each]));
      })
      .catch(() => {
        if (this.previewsOf === turn) this.previewsOf = -1;
      });
  }

  private after(name: string, ms: number, what: () => void): void {
    this.cancel(name);
    if (this.closed) return;
    const cancel = this.wires.later(() => {
      this.cancels.delete(name);
      what();
    }, ms);
    this.cancels.set(name, cancel);
  }

  private cancel(name: string): void {
    this.cancels.get(name)?.();
    this.cancels.delete(name);
  }

  private keep(): void {
    try {
      if (this.waiting) this.wires.kept.setItem(this.keptAs, JSON.stringify(this.waiting));
      else this.wires.kept.removeItem(this.keptAs);
    } catch {
      // Nothing can be kept here: the turn lasts as long as the page.
    }
  }

  private remembered(): Waiting | null {
    try {
      return JSON.parse(this.wires.kept.getItem(this.keptAs) ?? "null") as Waiting | null;
    } catch {
      return null;
    }
  }
}
