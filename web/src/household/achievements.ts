// The thirty achievements of the chart: their order, their groups and their words (R9.1).
import { CHART, RESTRICTIONS } from "@/api/options.generated";
import type { PersonView } from "@/api/protocol";
import { say } from "@/words/catalogue.svelte";

/** The three groups of the chart, in order. */
export const GROUPS = Object.entries(CHART);

/** The scenario that an achievement is for, or nothing. */
function scenarioOf(id: string): number | null {
  return id.startsWith("scenario_") ? Number(id.slice("scenario_".length)) : null;
}

function isRestriction(id: string): boolean {
  return (RESTRICTIONS as readonly string[]).includes(id);
}

/** How an achievement is called. */
export function achievementTitle(id: string): string {
  const n = scenarioOf(id);
  if (n !== null) return say("draw.scenario", { n });
  return isRestriction(id) ? say(`web.restriction.${id}`) : say(`achievement.${id}`);
}

/** What an achievement asks for. */
export function achievementCondition(id: string): string {
  const n = scenarioOf(id);
  if (n !== null) return say("chart.scenario-why", { n });
  if (!isRestriction(id)) return say(`achievement.${id}-why`);
  return say("chart.restriction-why", { rule: say(`web.restriction.${id}-why`) });
}

/** Whether a person has an achievement. */
export interface AchievementState {
  id: string;
  state: "claimed" | "claimable" | "open";
  /** When it was claimed, in milliseconds since 1970. */
  at: number | null;
  /** Which shape of the track it fills, counted from 0. */
  shape: number | null;
}

/** How every achievement of a group stands with `person`. */
export function achievementStates(ids: readonly string[], person: PersonView): AchievementState[] {
  return ids.map((id) => {
    const shape = person.claims.findIndex((claim) => claim.achievement === id);
    if (shape >= 0) return { id, state: "claimed", at: person.claims[shape]?.at ?? null, shape };
    const may = person.claimable.some((game) => game.achievements.includes(id));
    return { id, state: may ? "claimable" : "open", at: null, shape: null };
  });
}
