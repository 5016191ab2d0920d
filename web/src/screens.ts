// The screens that are fetched apart from the first page; ahead of time, as soon as that is painted.
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<any> }>;

export const SCREENS = {
  new: () => import("./screens/NewTable.svelte"),
  learn: () => import("./screens/Learn.svelte"),
  rules: () => import("./screens/Rules.svelte"),
  settings: () => import("./screens/Settings.svelte"),
  back: () => import("./screens/Back.svelte"),
  scenarios: () => import("./screens/Scenarios.svelte"),
  chart: () => import("./screens/Chart.svelte"),
  statistics: () => import("./screens/Statistics.svelte"),
  daily: () => import("./screens/Daily.svelte"),
  cats: () => import("./screens/Cats.svelte"),
  pad: () => import("./screens/Pad.svelte"),
  box: () => import("./screens/Box.svelte"),
  about: () => import("./screens/About.svelte"),
  lost: () => import("./screens/Lost.svelte"),
  replay: () => import("./screens/Replay.svelte"),
  gathering: () => import("./screens/Gathering.svelte"),
  goals: () => import("./screens/GoalChoice.svelte"),
  end: () => import("./screens/End.svelte"),
} satisfies Record<string, Load>;

/** Fetches all screens, one after another, so that they are there when the network is not. */
export async function fetchAhead(): Promise<void> {
  for (const load of Object.values(SCREENS)) {
    try {
      await load();
    } catch {
      return; // Whoever opens a screen is told; fetching it is tried again then.
    }
  }
}
