// Reviews and exercises in this browser's IndexedDB; where it has none they are for this visit only.
import type { Repetition } from "@/state/repetition";
import type { Analysis, Due, Story } from "./analysis";
import type { StoredQuilts } from "./quilts/quilts";

/** A review as it is stored: what was found, and all that is needed to show and to continue it. */
export interface StoredReview {
  /** Record, engine and terms. */
  key: string;
  /** The table it was played at; null for a file. */
  table: string | null;
  at: number;
  record: string;
  story: Story;
  /** The decisions that were due, largest suspects first. */
  order: Due[];
  analysis: Analysis;
  /** The document as the command writes it, once it is complete. */
  document: string | null;
}

/** A decision to find again. */
export interface Exercise extends Repetition {
  key: string;
  /** The key of its review. */
  review: string;
  seat: number;
  turn: number;
}

const TABLES = ["reviews", "exercises", "quilts"] as const;
type Table = (typeof TABLES)[number];

/** The key of an analysis: of which game, by which engine, on which terms. */
export function keyOf({ record, engine, terms }: Pick<Analysis, "record" | "engine" | "terms">): string {
  return [record, engine.name, engine.version, engine.weights, ...Object.values(terms)].join("/");
}

let database: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const wish = indexedDB.open("calico-reviews", 2);
    wish.onupgradeneeded = () => {
      for (const table of TABLES)
        if (!wish.result.objectStoreNames.contains(table)) wish.result.createObjectStore(table, { keyPath: "key" });
    };
    wish.onsuccess = () => {
      // Another tab may have a newer page, which must not wait for this one.
      wish.result.onversionchange = () => {
        wish.result.close();
        database = null;
      };
      resolve(wish.result);
    };
    wish.onerror = () => reject(new Error("indexedDB", { cause: wish.error }));
  });
  return database;
}

async function run<T>(
  table: Table,
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const store = (await open()).transaction(table, mode).objectStore(table);
  return new Promise((resolve, reject) => {
    const asked = what(store);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(new Error("indexedDB", { cause: asked.error }));
  });
}

/** All that is stored; nothing where the browser stores nothing. */
async function all<T>(table: Table): Promise<T[]> {
  return run<T[]>(table, "readonly", (store) => store.getAll()).catch(() => []);
}

export const storedReviews = (): Promise<StoredReview[]> => all("reviews");
export const storedExercises = (): Promise<Exercise[]> => all("exercises");
export const storedQuilts = (): Promise<StoredQuilts[]> => all("quilts");

export async function storeReview(review: StoredReview): Promise<void> {
  await run("reviews", "readwrite", (store) => store.put(review)).catch(() => undefined);
}

export async function storeQuilts(quilts: StoredQuilts): Promise<void> {
  await run("quilts", "readwrite", (store) => store.put(quilts)).catch(() => undefined);
}

/** Stores an exercise, or removes it where there is no more to repeat. */
export async function storeExercise(key: string, exercise: Exercise | null): Promise<void> {
  const change = (store: IDBObjectStore): IDBRequest => (exercise ? store.put(exercise) : store.delete(key));
  await run("exercises", "readwrite", change).catch(() => undefined);
}

/** Removes a review with its exercises, and with the best quilts of its game. */
export async function removeReview(review: StoredReview): Promise<void> {
  await run("reviews", "readwrite", (store) => store.delete(review.key)).catch(() => undefined);
  await run("quilts", "readwrite", (store) => store.delete(review.analysis.record)).catch(() => undefined);
  for (const each of await storedExercises()) if (each.review === review.key) await storeExercise(each.key, null);
}
