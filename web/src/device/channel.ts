// Calls between a page and a worker: texts go in, a text comes back.
import type { Progress } from "./files";

/** What the page tells a worker. */
export type Told = { start: string } | { id: number; name: string; texts: string[] };

/** What a worker tells: how much of it is loaded, that it is ready or cannot be, answers, and messages. */
export type Heard =
  | { done: number; total: number }
  | { ready: true }
  | { failed: string }
  | { id: number; answer: string }
  | { id: number; error: string }
  | { message: string };

/** A worker was ended before it had answered. */
export class WorkerEnded extends Error {
  override name = "WorkerEnded";
}

interface Waiting {
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

/** The page's side: a worker, which answers calls. */
export class WorkerChannel {
  /** Kept when the worker is loaded; broken when that fails, or the worker is ended before. */
  readonly ready: Promise<void>;
  /** Takes what the worker sends by itself. */
  onmessage: (text: string) => void = () => undefined;

  private readonly waiting = new Map<number, Waiting>();
  private ended: Error | null = null;
  private settle: { resolve: () => void; reject: (error: Error) => void } | null = null;
  private calls = 0;

  /** `root` is the address of the page's folder. */
  constructor(
    private readonly worker: Worker,
    root: string,
    private readonly progress: Progress = () => undefined,
  ) {
    this.ready = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
    this.ready.catch(() => undefined); // whoever waits for it hears of it; nobody has to
    worker.onmessage = (event: MessageEvent<Heard>) => this.hear(event.data);
    worker.onerror = (event) => this.fail(new Error(event.message || "the worker cannot be loaded"));
    this.tell({ start: new URL(root, location.href).href });
  }

  /** Calls what has this name; the answer, or an error. */
  async call(name: string, ...texts: string[]): Promise<string> {
    await this.ready;
    if (this.ended) throw this.ended;
    const id = ++this.calls;
    const answer = new Promise<string>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.tell({ id, name, texts });
    return answer;
  }

  /** Ends the worker; what was called breaks. */
  end(): void {
    this.fail(new WorkerEnded("ended"));
  }

  private fail(error: Error): void {
    this.ended ??= error;
    this.worker.terminate();
    this.settle?.reject(error);
    for (const each of this.waiting.values()) each.reject(error);
    this.waiting.clear();
  }

  private tell(told: Told): void {
    this.worker.postMessage(told);
  }

  private hear(heard: Heard): void {
    if ("done" in heard) this.progress(heard.done, heard.total);
    else if ("ready" in heard) this.settle?.resolve();
    else if ("failed" in heard) this.fail(new Error(heard.failed));
    else if ("message" in heard) this.onmessage(heard.message);
    else {
      const waiting = this.waiting.get(heard.id);
      this.waiting.delete(heard.id);
      if ("answer" in heard) waiting?.resolve(heard.answer);
      else waiting?.reject(new Error(heard.error));
    }
  }
}
