// What a live table needs of the browser; a test gives its own.
import { transport, type Feed } from "@/api/transport";

export interface Browser {
  openSocket(path: string): Feed;
  /** Whether nothing arrives without a network. */
  needsNetwork: boolean;
  /** Calls back later; returns what cancels that. */
  setTimer(callback: () => void, ms: number): () => void;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

export const browser: Browser = {
  openSocket: (path) => transport().listen(path),
  get needsNetwork() {
    return transport().needsNetwork;
  },
  setTimer: (callback, ms) => {
    const id = setTimeout(callback, ms);
    return () => clearTimeout(id);
  },
  get storage() {
    return localStorage;
  },
};

/** Timers by name: a new one takes the place of the old. */
export class Timers {
  private readonly cancels = new Map<string, () => void>();

  constructor(private readonly browser: Browser) {}

  set(name: string, ms: number, callback: () => void): void {
    this.cancel(name);
    const cancel = this.browser.setTimer(() => {
      this.cancels.delete(name);
      callback();
    }, ms);
    this.cancels.set(name, cancel);
  }

  has(name: string): boolean {
    return this.cancels.has(name);
  }

  cancel(name: string): void {
    this.cancels.get(name)?.();
    this.cancels.delete(name);
  }

  cancelAll(): void {
    for (const name of [...this.cancels.keys()]) this.cancel(name);
  }
}
