// Reviews and exercises in this browser's IndexedDB; where it has none they are for this visit only.
import type { Repetition } from "@/state/repetition";
import type { Analysis, Due, Story } from "./analysis";

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

type Table = "reviews" | "exercises";

/** The key of an analysis: of which game, by which engine, on which terms. */
export function keyOf({ record, engine, terms }: Pick<Analysis, "record" | "engine" | "terms">): string {
  return [record, engine.name, engine.version, engine.weights, ...Object.values(terms)].join("/");
}

let database: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const wish = indexedDB.open("calico-reviews", 1);
    wish.onupgradeneeded = () => {
      wish.result.createObjectStore("reviews", { keyPath: "key" });
      wish.result.createObjectStore("exercises", { keyPath: "key" });
    };
    wish.onsuccess = () => resolve(wish.result);
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

export async function storeReview(review: StoredReview): Promise<void> {
  await run("reviews", "readwrite", (store) => store.put(review)).catch(() => undefined);
}

/** Stores an exercise, or removes it where there is no more to repeat. */
export async function storeExercise(key: string, exercise: Exercise | null): Promise<void> {
  const change = (store: IDBObjectStore): IDBRequest => (exercise ? store.put(exercise) : store.delete(key));
  await run("exercises", "readwrite", change).catch(() => undefined);
}

/** Removes a review with its exercises. */
export async function removeReview(key: string): Promise<void> {
  await run("reviews", "readwrite", (store) => store.delete(key)).catch(() => undefined);
  for (const each of await storedExercises()) if (each.review === key) await storeExercise(each.key, null);
}
