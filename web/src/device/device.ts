// The tables of this device, as the page reaches them: a worker with Python answers like a server.
import { storedDocument } from "@/api/documents";
import { ROOT } from "@/api/place";
import { Unreachable, type Feed, type Method, type Response, type Transport } from "@/api/transport";
import { WorkerChannel, WorkerEnded } from "./channel";
import { loading } from "./loading.svelte";

/** What is asked without a person waiting for it: for these no loading is shown. */
const QUIET = new Set(["/api/me", "/api/me/tables", "/api/options"]);

class DeviceFeed implements Feed {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly ended: () => void) {}

  close(): void {
    this.ended();
  }
}

/** What happened to the storage, such as `stale`; takes the end of the key of its sentence. */
type StorageEnd = (reason: string) => void;

export class DeviceTransport implements Transport {
  readonly needsNetwork = false;
  /** Called when something could not be stored. */
  onstorage: StorageEnd = () => undefined;

  private channel: WorkerChannel | null = null;
  private readonly feeds = new Map<string, DeviceFeed>();
  private count = 0;
  private keeps = false;

  constructor(private readonly openWorker: () => Worker = deviceWorker) {}

  /** Starts Python, so that it is there when somebody wants to play. */
  prepare(): void {
    void this.ready().catch(() => undefined);
  }

  async request(method: Method, path: string, body: string | undefined, language: string | null): Promise<Response> {
    if (method === "GET") {
      const document = await storedDocument(path).catch(() => null);
      if (document) return { status: 200, body: document };
    }
    const [place = "", query = ""] = path.split("?");
    const shown = method !== "GET" || !QUIET.has(place);
    return JSON.parse(await this.call(shown, "request", method, place, query, body ?? "", language ?? "")) as Response;
  }

  listen(path: string): Feed {
    const [place = "", query = ""] = path.split("?");
    const asked = new URLSearchParams(query);
    const table = decodeURIComponent(place.split("/")[3] ?? "");
    const id = String(++this.count);
    const feed = new DeviceFeed(() => {
      if (this.feeds.delete(id)) void this.channel?.call("unlisten", id).catch(() => undefined);
    });
    this.feeds.set(id, feed);
    void this.follow(id, feed, table, asked.get("since") ?? "0", asked.get("company") ?? "");
    return feed;
  }

  /** Everything that is stored, as the text of a file. */
  save(): Promise<string> {
    return this.call(true, "save");
  }

  /** Puts what is in the text of a file in place of everything; afterwards the page is to be loaded anew. */
  async load(text: string, language: string): Promise<Response> {
    return JSON.parse(await this.call(true, "load", text, language)) as Response;
  }

  private async follow(id: string, feed: DeviceFeed, ...texts: string[]): Promise<void> {
    try {
      const { status } = JSON.parse(await this.call(true, "listen", id, ...texts)) as Response;
      if (status >= 400) this.lose(id, feed, 1008);
    } catch {
      this.lose(id, feed, 1006);
    }
  }

  private lose(id: string, feed: DeviceFeed, code: number): void {
    if (this.feeds.delete(id)) feed.onclose?.({ code });
  }

  /** Calls the worker; it is started anew if it fails: whatever was done is stored. */
  private async call(shown: boolean, name: string, ...texts: string[]): Promise<string> {
    const done = shown ? loading.want() : undefined;
    try {
      await this.ready();
    } catch (error) {
      throw new Unreachable(name, "web.device.not-loaded", { cause: error });
    } finally {
      done?.();
    }
    const channel = this.channel;
    try {
      return (await channel?.call(name, ...texts)) ?? "";
    } catch (error) {
      if (channel === this.channel) this.end();
      throw new Unreachable(name, "web.device.failed", { cause: error });
    }
  }

  /** Kept when there is a worker that answers; while one waits, what failed can be tried again. */
  private async ready(): Promise<void> {
    for (;;) {
      const channel = (this.channel ??= this.open());
      try {
        await channel.ready;
        return;
      } catch (error) {
        if (channel === this.channel) this.end();
        if (error instanceof WorkerEnded || !(await loading.failed(String(error)))) throw error;
      }
    }
  }

  private open(): WorkerChannel {
    loading.begin(() => this.end());
    const channel = new WorkerChannel(this.openWorker(), ROOT, (done, total) => loading.count(done, total));
    channel.onmessage = (text) => this.hear(text);
    channel.ready.then(
      () => loading.finish(),
      () => undefined,
    );
    return channel;
  }

  private end(): void {
    const ended = this.channel;
    this.channel = null;
    ended?.end();
    for (const [id, feed] of [...this.feeds]) this.lose(id, feed, 1006);
  }

  private hear(text: string): void {
    const [id = "", message = ""] = splitOnce(text);
    if (id === "storage") this.onstorage(message);
    else this.feeds.get(id)?.onmessage?.({ data: message });
    if (!this.keeps && message.includes('"phase":"finished"')) {
      this.keeps = true;
      void navigator.storage?.persist?.().catch(() => false);
    }
  }
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf("\n");
  return [text.slice(0, at), text.slice(at + 1)];
}

function deviceWorker(): Worker {
  return new Worker(new URL("./device.worker.ts", import.meta.url), { type: "module", name: "device" });
}

export const device = new DeviceTransport();
