// The screens that are not in the first download; they are fetched as soon as that is painted.
import { PHASES } from "@/table/phases";

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
  notFound: () => import("./NotFound.svelte"),
  replay: () => import("@/table/replay/Replay.svelte"),
};

/** Fetches all screens, one after another, so that they are there when the network is not. */
export async function fetchAhead(): Promise<void> {
  for (const load of [...Object.values(SCREENS), ...Object.values(PHASES)]) {
    try {
      await load();
    } catch {
      return; // LoadFailed reports it when the screen is opened, and tries again.
    }
  }
}
