// What a score means: a level of craft, which bot usually gets as much, and the achievement that is nearest.
import { CHART } from "@/api/options.generated";
import type { ScoreView } from "@/api/protocol";

/** The least points of each level, from the first stitches on, named in the catalogue. */
const LEVELS = [0, 30, 45, 60, 70, 80] as const;

/** What the bots get alone, about; docs/study/strength.md has the figures. */
const BOTS = { gentle: 40, decent: 60, strong: 79, master: 82 } as const;

/** The level of a score, counted from 0. */
export function craftLevel(total: number): number {
  return LEVELS.findLastIndex((least) => total >= least || least === 0);
}

/** The bot whose usual score is the nearest. */
export function nearestBot(total: number): { bot: keyof typeof BOTS; usual: number } {
  const all = Object.entries(BOTS) as [keyof typeof BOTS, number][];
  const [bot, usual] = all.reduce((best, each) =>
    Math.abs(each[1] - total) < Math.abs(best[1] - total) ? each : best,
  );
  return { bot, usual };
}

/** About how many points are missing to an achievement of the normal game; nothing where that says little. */
function gap(id: string, score: ScoreView): number | null {
  const wanted = /^score_(\d+)$/.exec(id)?.[1];
  if (wanted) return Number(wanted) - score.total;
  const buttons = Object.values(score.buttons);
  const missing = (counts: readonly number[], least: number): number => counts.filter((n) => n < least).length;
  const goals = Object.values(score.goals).map(({ colour, pattern }) => Number(colour) + Number(pattern));
  switch (id) {
    case "nine_buttons":
      return 3 * (9 - Number(score.rainbow) - buttons.reduce((all, n) => all + n, 0));
    case "rainbow":
      return score.rainbow ? 0 : 3 * missing(buttons, 1);
    case "one_of_each_cat":
      return 5 * missing(Object.values(score.cats), 1);
    case "three_goals":
      return 8 * missing(goals, 1);
    default:
      return null;
  }
}

/** The achievement that this score came nearest to, of those that are not claimed yet. */
export function nearestAchievement(score: ScoreView, claimed: readonly string[]): string | null {
  const open = CHART.normal
    .filter((id) => !claimed.includes(id))
    .map((id) => ({ id, gap: gap(id, score) }))
    .filter((each): each is { id: (typeof CHART.normal)[number]; gap: number } => each.gap !== null && each.gap > 0);
  return open.sort((a, b) => a.gap - b.gap)[0]?.id ?? null;
}
