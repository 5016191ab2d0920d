// What a scenario asks for, as it is counted in play.
import type { ObjectiveView, ScenarioOption } from "@/api/protocol";

const ONE = "goals_completed_at_least_one_way";
const BOTH = "goals_completed_both_ways";

/** The objectives of a scenario; goals asked for both ways count among those completed in all (R8.4). */
export function objectives({ objectives: asked }: ScenarioOption): Omit<ObjectiveView, "have">[] {
  return Object.entries(asked).map(([objective, n]) => ({
    objective,
    wanted: objective === ONE ? n + (asked[BOTH] ?? 0) : n,
  }));
}
