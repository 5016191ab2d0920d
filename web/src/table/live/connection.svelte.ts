// The connection to a table: a socket that is opened again when it breaks, and requests where it is silent.
import { guestsMade, request, Refusal, Unreachable } from "@/api/client";
import type { CompanyView, TableView } from "@/api/protocol";
import type { Feed } from "@/api/transport";
import { checkVersion } from "@/state/upgrade";
import { Timers, type Browser } from "./browser";

/** `joining` before the first view; `back` for a moment after `lost`. */
export type Contact = "joining" | "live" | "lost" | "back";

const RETRY_MS = [250, 500, 1000, 2000, 4000, 8000];
/** After so long without a message we ask whether the table is still there. */
const QUIET_MS = 30_000;
/** How long `back` is shown. */
const BACK_MS = 4000;

/** What the connection asks of the table that it belongs to. */
export interface Receiver {
  /** The path of the table in the API. */
  path: string;
  /** Which entries of the log are known already, as a query. */
  since: string;
  receive(view: TableView): void;
  /** Who is at the table now. */
  meet(company: CompanyView): void;
  /** The server can be reached: what waits can be sent. */
  onContact(): void;
}

export class Connection {
  contact = $state<Contact>("joining");
  /** Why the table cannot be shown at all, such as that there is none. */
  refused = $state.raw<Refusal | null>(null);

  private socket: Feed | null = null;
  private failures = 0;
  private closed = false;
  private received = false;
  private openedAs = 0;
  private readonly timers: Timers;

  constructor(
    private readonly table: Receiver,
    private readonly browser: Browser,
  ) {
    this.timers = new Timers(browser);
  }

  /** Connects, and watches the network and the page; returns what closes the connection. */
  open(): () => void {
    this.connect();
    const check = (): void => {
      if (document.visibilityState === "visible") this.check();
    };
    const lose = (): void => this.lose();
    addEventListener("online", check);
    addEventListener("pageshow", check);
    if (this.browser.needsNetwork) addEventListener("offline", lose);
    document.addEventListener("visibilitychange", check);
    return () => {
      removeEventListener("online", check);
      removeEventListener("pageshow", check);
      removeEventListener("offline", lose);
      document.removeEventListener("visibilitychange", check);
      this.close();
    };
  }

  private close(): void {
    this.closed = true;
    this.timers.cancelAll();
    this.socket?.close();
    this.socket = null;
  }

  /** Opens the socket again if it was opened before we were a guest: it shows nothing private. */
  renew(): void {
    if (this.openedAs === guestsMade) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  /** The server cannot be reached: tries again. */
  lose(): void {
    if (this.contact !== "joining") this.contact = "lost";
    if (!this.socket && !this.timers.has("retry")) this.retryAfter(RETRY_MS[0] ?? 250);
  }

  /** Fetches the newest view by a request. */
  async fetchView(): Promise<void> {
    try {
      const view = await request<TableView>("GET", this.table.path + this.table.since);
      if (this.closed) return;
      this.pass(view);
      if (this.contact === "lost") this.touch();
      else this.watchSilence();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.lose();
      const dead = this.socket;
      this.socket = null;
      dead?.close();
      this.retryAfter(RETRY_MS[2] ?? 1000);
    }
  }

  private connect(): void {
    if (this.closed || this.refused || this.socket) return;
    this.timers.cancel("retry");
    this.openedAs = guestsMade;
    const socket = this.browser.openSocket(`${this.table.path}/live${this.table.since}&company=true`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.touch();
      const message = JSON.parse(event.data) as TableView | { company: CompanyView };
      if ("company" in message) this.table.meet(message.company);
      else this.pass(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      void this.onClosed(event.code);
    };
  }

  /** The socket is gone: asks once whether the table is, and tries again after a pause. */
  private async onClosed(code: number): Promise<void> {
    if (this.closed) return;
    this.lose();
    if (code === 1008 || !this.received) {
      try {
        this.pass(await request<TableView>("GET", this.table.path + this.table.since));
      } catch (error) {
        if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
          this.refused = error;
          this.timers.cancel("retry");
          return;
        }
      }
    }
    const pause = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 8000;
    this.failures += 1;
    this.retryAfter(pause * (0.75 + Math.random() / 2));
  }

  private pass(view: TableView): void {
    this.received = true;
    this.table.receive(view);
  }

  /** A message came: we are in contact. */
  private touch(): void {
    this.failures = 0;
    if (this.contact === "lost") {
      this.contact = "back";
      this.setTimer("settle", BACK_MS, () => {
        if (this.contact === "back") this.contact = "live";
      });
      void checkVersion();
    } else if (this.contact === "joining") {
      this.contact = "live";
    }
    this.watchSilence();
    this.table.onContact();
  }

  /** Asks whether the table is still there: a socket that sleeps does not know that it died. */
  private check(): void {
    if (this.closed || this.refused) return;
    if (this.socket) void this.fetchView();
    else this.connect();
  }

  private watchSilence(): void {
    this.setTimer("quiet", QUIET_MS, () => this.check());
  }

  private retryAfter(ms: number): void {
    this.setTimer("retry", ms, () => this.connect());
  }

  private setTimer(name: string, ms: number, callback: () => void): void {
    if (this.closed) this.timers.cancel(name);
    else this.timers.set(name, ms, callback);
  }
}
