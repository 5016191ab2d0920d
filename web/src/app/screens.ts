// The screens that are fetched apart from the first page; ahead of time, as soon as that is painted.
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<any> }>;

export const SCREENS = {
  new: () => import("@/table/new/NewTable.svelte"),
  learn: () => import("@/learn/Learn.svelte"),
  rules: () => import("@/learn/Rules.svelte"),
  settings: () => import("@/settings/Settings.svelte"),
  back: () => import("@/settings/PersonalLink.svelte"),
  scenarios: () => import("@/household/Scenarios.svelte"),
  chart: () => import("@/household/Chart.svelte"),
  statistics: () => import("@/household/Statistics.svelte"),
  daily: () => import("@/daily/Daily.svelte"),
  cats: () => import("@/box/MeetTheCats.svelte"),
  pad: () => import("@/pad/Pad.svelte"),
  box: () => import("@/box/Box.svelte"),
  about: () => import("@/box/About.svelte"),
  lost: () => import("./NotFound.svelte"),
  replay: () => import("@/table/replay/Replay.svelte"),
  gathering: () => import("@/table/lobby/Lobby.svelte"),
  goals: () => import("@/table/goals/GoalChoice.svelte"),
  end: () => import("@/table/end/End.svelte"),
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
