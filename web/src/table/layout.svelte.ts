// How a game lies on the screen: the one place that knows the sizes.
import { MediaQuery } from "svelte/reactivity";

import { BREAKPOINTS } from "@/styles/breakpoints";

const { phone, tablet, desktop, large } = BREAKPOINTS;

/**
 * - `wide`: panels on both sides of the quilt.
 * - `tall`: a screen held upright, all panels below the quilt.
 * - `side`: the quilt, and beside it the scores and one panel at a time.
 * - `short`: a phone held sideways; as `side`, with less in every panel.
 * - `narrow`: a phone held upright, one panel at a time below the quilt.
 */
export type Layout = "wide" | "tall" | "side" | "short" | "narrow";

export type Tab = "needs" | "cats" | "goals" | "seats" | "log" | "bag" | "text";

/** The tabs of each layout: what is in sight all the time needs none. */
export const TABS: Record<Layout, readonly Tab[]> = {
  wide: ["log", "bag", "text"],
  tall: ["log", "bag", "text"],
  side: ["needs", "seats", "log", "bag", "text"],
  short: ["cats", "goals", "seats", "log", "bag", "text"],
  narrow: ["cats", "goals", "seats", "log", "bag", "text"],
};

const ROOM: readonly [Layout, MediaQuery][] = [
  ["wide", new MediaQuery(`(width >= ${desktop}) and (height >= 36rem) and (aspect-ratio >= 1)`)],
  ["tall", new MediaQuery(`(width >= ${tablet}) and (height >= 60rem) and (aspect-ratio < 1)`)],
  ["side", new MediaQuery(`(width >= ${tablet}) and (height >= 32rem) and (aspect-ratio >= 1)`)],
  ["short", new MediaQuery(`(width >= ${phone}) and (aspect-ratio >= 1)`)],
];

const LARGE = new MediaQuery(`(width >= ${large})`);

/** Whether there is room for two panels side by side. */
export function isLarge(): boolean {
  return layout() === "wide" && LARGE.current;
}

/** The first layout that there is room for. */
export function layout(): Layout {
  return ROOM.find(([, query]) => query.current)?.[0] ?? "narrow";
}
