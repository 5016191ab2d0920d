// The script of the worker that has the tables of this device: Python, its rows, and the bots.
import { BotPool } from "./bot-pool";
import { startPython } from "./interpreter";
import { reasonOf, StorageFailure, StoredRows, type RowChanges } from "./rows";
import { serve } from "./serving";

/** What Python's `Device` is called with, all texts (src/calico/table/browser/device.py). */
interface Device {
  request(method: string, path: string, query: string, body: string, language: string): Promise<string>;
  listen(id: string, table: string, since: number, company: boolean): Promise<string>;
  unlisten(id: string): void;
  save(): Promise<string>;
  load(text: string, language: string): Promise<string>;
}

serve(async (root, progress, send) => {
  const python = await startPython(root, progress);
  const rows = await StoredRows.open();
  const bots = new BotPool();
  const followed = new Set<string>();
  const waiting: (() => void)[] = [];

  async function write(changes: string): Promise<void> {
    try {
      await rows.write(JSON.parse(changes) as RowChanges);
    } catch (error) {
      const reason = error instanceof StorageFailure ? error.reason : reasonOf(error);
      send(`storage\n${reason}`);
      throw new Error(reason, { cause: error });
    }
  }

  const { open_device: open } = python.pyimport("calico.table.browser.device");
  /** Bots think while a table is open in this tab: in two tabs both would make the same turn. */
  async function think(question: string): Promise<string> {
    while (!followed.size) await new Promise<void>((resolve) => waiting.push(resolve));
    return bots.think(question);
  }
  const feed = (id: string, message: string): void => send(`${id}\n${message}`);
  const device = (await open?.(rows.first, write, think, feed)) as Device;

  const calls: Record<string, (...texts: string[]) => Promise<string>> = {
    request: (method = "", path = "", query = "", body = "", language = "") =>
      device.request(method, path, query, body, language),
    listen: (id = "", table = "", since = "0", company = "") => {
      followed.add(id);
      for (const resolve of waiting.splice(0)) resolve();
      bots.warmUp();
      return device.listen(id, table, Number(since), company === "true");
    },
    unlisten: async (id = "") => {
      followed.delete(id);
      device.unlisten(id);
      return "";
    },
    save: () => device.save(),
    load: (text = "", language = "") => device.load(text, language),
  };
  return async (name, texts) => {
    const call = calls[name];
    if (!call) throw new Error(`no such call: ${name}`);
    return call(...texts);
  };
});
