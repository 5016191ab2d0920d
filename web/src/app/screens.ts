// The screens that are not in the first download; they are fetched as soon as that is painted.
import type { Component } from "svelte";

import { PHASES } from "@/table/phases";

/** A file `NAME.screen.svelte`, in the folder of its subject, is the screen at the path `/NAME`. */
const FILES = import.meta.glob<{ default: Component }>("@/**/*.screen.svelte");

const BY_NAME = new Map(
  Object.entries(FILES).map(([file, load]) => [file.slice(file.lastIndexOf("/") + 1, -".screen.svelte".length), load]),
);

const notFound = (): Promise<{ default: Component }> => import("./NotFound.svelte");

/** Fetches the replay of a table. */
export const loadReplay = (): Promise<{ default: Component<{ id: string }> }> => import("@/table/replay/Replay.svelte");

/** What fetches the screen with a name, or the one that says that there is none. */
export function loaderOf(name: string): () => Promise<{ default: Component }> {
  return BY_NAME.get(name) ?? notFound;
}

/** Fetches all screens, one after another, so that they are there when the network is not. */
export async function fetchAhead(): Promise<void> {
  for (const load of [...BY_NAME.values(), notFound, loadReplay, ...Object.values(PHASES)]) {
    try {
      await load();
    } catch {
      return; // LoadFailed reports it when the screen is opened, and tries again.
    }
  }
}
