import type { PadView, PublicView } from "@/api/protocol";
import { dealt, type Draft } from "@/pad/draft";

/** The reckoned pad in the shape of a finished table, for the score sheet of the end. */
export function asTable(draft: Draft, pad: PadView): Pick<PublicView, "seats" | "cats" | "terms" | "winners"> {
  return {
    cats: dealt(draft.cats),
    winners: pad.winners.map((seat) => pad.columns[seat]?.name ?? ""),
    terms: {
      setup: draft.setup,
      edition: draft.edition,
      variants: draft.variants,
      restriction: draft.restriction,
      scenario: draft.scenario,
      chosen_cats: null,
      first: null,
      turn_seconds: null,
      listed: false,
      take_back: false,
      hints: false,
    },
    seats: pad.columns.map((column) => ({
      name: column.name,
      kind: "person",
      level: null,
      stand_in: null,
      board: column.board,
      goals_chosen: true,
      patches: column.patches,
      tokens: [],
      progress: {},
      objectives: column.objectives,
      hand: null,
      hinted: [],
      score: {
        name: column.name,
        total: column.total.fewest,
        goals: column.goals,
        goal_points: column.goal_points,
        cats: Object.fromEntries(
          draft.cats.map(({ cat }) => [cat, column.cats[cat]?.value ?? Number((column.promo ?? 0) > 0)]),
        ),
        cat_points: column.cat_points.fewest,
        buttons: Object.fromEntries(Object.entries(column.buttons).map(([id, { value }]) => [id, value ?? 0])),
        rainbow: column.rainbow,
        button_points: column.button_points.fewest,
        placed: Object.keys(column.patches).length,
        restriction_broken: column.broken,
        scenario_passed: column.scenario_passed,
      },
    })),
  };
}
