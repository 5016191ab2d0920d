// The rows of the device in IndexedDB: a key and a JSON text each, and the number of the last change.

export type Row = [key: string, text: string];
export type RowChanges = [key: string, text: string | null][];

/** Why nothing was stored; Python has a sentence for each. */
export type StorageReason = "full" | "forbidden" | "stale" | "cleared" | "lost";

const DATABASE = "calico-device";
const STORE = "rows";
/** The key of the number of the last change. */
const NUMBER = "change";

/** Nothing was stored, for a reason that is the message. */
export class StorageFailure extends Error {
  override name = "StorageFailure";
  constructor(readonly reason: StorageReason) {
    super(reason);
  }
}

/** Why an error of IndexedDB happened. */
export function reasonOf(error: unknown): StorageReason {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  if (["SecurityError", "InvalidStateError", "NotAllowedError", "ReadOnlyError"].includes(name)) return "forbidden";
  return "lost";
}

export class StoredRows {
  /** Whether the browser has closed the database, as it does when the data of a site is deleted. */
  private closed = false;

  private constructor(
    private readonly database: IDBDatabase | null,
    /** All rows as they were when this was opened. */
    readonly first: Row[],
  ) {
    if (database) database.onclose = () => (this.closed = true);
  }

  /** Opens the database and reads all rows; where there is none, each change fails as `forbidden`. */
  static async open(): Promise<StoredRows> {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      const database = await result(request);
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, texts] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
      return new StoredRows(
        database,
        keys.map((key, k) => [key as string, texts[k] as string]),
      );
    } catch {
      return new StoredRows(null, []);
    }
  }

  /** Stores changes, and returns when they are durable; nothing if anybody has stored some since. */
  async write(changes: RowChanges): Promise<void> {
    const number = Number(new Map(changes).get(NUMBER));
    await this.transact((store, stop) => {
      const request = store.get(NUMBER);
      request.onsuccess = () => {
        const last = Number(request.result ?? 0);
        if (last === number - 1) put(store, changes);
        else stop(request.result === undefined ? "cleared" : "stale");
      };
    });
  }

  private async transact(work: (store: IDBObjectStore, stop: (reason: StorageReason) => void) => void): Promise<void> {
    if (!this.database) throw new StorageFailure("forbidden");
    if (this.closed) throw new StorageFailure("cleared");
    let why: StorageReason | null = null;
    try {
      const transaction = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
      });
      work(transaction.objectStore(STORE), (reason) => {
        why = reason;
        transaction.abort();
      });
      await done;
    } catch (error) {
      throw new StorageFailure(why ?? reasonOf(error));
    }
  }
}

function put(store: IDBObjectStore, rows: RowChanges): void {
  for (const [key, text] of rows) {
    if (text === null) store.delete(key);
    else store.put(text, key);
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("failed"));
  });
}
