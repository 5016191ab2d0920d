// The score sheet of the box, line by line, from what the server counted.
import { CATS, DYE_LETTERS, DYES, isPromo, type Cat } from "@/api/box";
import { BUTTON_POINTS } from "@/api/box.generated";
import { sentence } from "@/api/sentence";
import type { PublicView, ScoreView, SeatView } from "@/api/protocol";
import { say } from "@/words/catalogue.svelte";
import { goalWay } from "@/words/describe";

export interface Line {
  key: string;
  kind: "goal" | "cat" | "button" | "sum" | "total" | "note";
  label: string;
  /** What is drawn beside the label: a goal, a cat, the letter of a dye, or nothing. */
  what: string | null;
  cells: Cell[];
}

export interface Cell {
  text: string;
  /** The goal that lies there, where the players have different ones. */
  goal: string | null;
  /** Whether what the line asks for is reached. */
  done?: boolean;
}

/** The lines of a finished game in the order in which they are counted. */
export function lines(view: Pick<PublicView, "seats" | "cats" | "terms">): Line[] {
  const seats = view.seats.filter((seat) => seat.score !== null);
  const scores = seats.map((seat) => seat.score).filter((score) => score !== null);
  const each = (cell: (score: ScoreView, seat: SeatView) => string): Cell[] =>
    scores.map((score, k) => ({ text: cell(score, seats[k] as SeatView), goal: null }));
  const sum = (key: string, of: "goal_points" | "cat_points" | "button_points"): Line => ({
    key,
    kind: "sum",
    label: say(`sheet.${key}`),
    what: null,
    cells: each((score) => String(score[of])),
  });
  const made: Line[] = [];
  const first = scores[0];
  if (!first) return made;
  for (const cell of Object.keys(first.goals)) {
    made.push({
      key: cell,
      kind: "goal",
      label: say("sheet.goal", { cell }),
      what: sameGoals(scores, cell) ? (first.goals[cell]?.goal ?? null) : null,
      cells: scores.map((score) => ({
        text: goalCell(score, cell),
        goal: sameGoals(scores, cell) ? null : (score.goals[cell]?.goal ?? null),
      })),
    });
  }
  if (made.length) made.push(sum("goals", "goal_points"));
  for (const { cat } of view.cats) {
    made.push({
      key: cat,
      kind: "cat",
      label: say(`cat.${cat}`),
      what: cat,
      cells: each((score) => catCell(score, cat)),
    });
  }
  made.push(sum("cats", "cat_points"));
  for (const letter of DYE_LETTERS) {
    const colour = DYES[letter].id;
    made.push({
      key: colour,
      kind: "button",
      label: say(`colour.${colour}`),
      what: letter,
      cells: each((score) => times(score.buttons[colour] ?? 0, BUTTON_POINTS)),
    });
  }
  made.push({
    key: "rainbow",
    kind: "button",
    label: say("draw.rainbow"),
    what: "rainbow",
    cells: each((score) => times(Number(score.rainbow), BUTTON_POINTS)),
  });
  made.push(sum("buttons", "button_points"));
  made.push({
    key: "total",
    kind: "total",
    label: say("sheet.total"),
    what: null,
    cells: each((score) => String(score.total)),
  });
  if (view.terms.restriction) {
    made.push({
      key: "restriction",
      kind: "note",
      label: say("sheet.restriction"),
      what: null,
      cells: each((score) => say(`sheet.${score.restriction_broken ? "broken" : "kept"}`)),
    });
  }
  if (view.terms.scenario !== null) {
    for (const { objective, wanted } of seats[0]?.objectives ?? []) {
      made.push({
        key: objective,
        kind: "note",
        label: say(`objective.${objective}`, { n: wanted }),
        what: null,
        cells: seats.map((seat) => {
          const found = seat.objectives.find((other) => other.objective === objective);
          if (!found) return { text: "", goal: null };
          const { have, wanted } = found;
          return { text: `${have}/${wanted}`, goal: null, done: have >= wanted };
        }),
      });
    }
    made.push({
      key: "scenario",
      kind: "note",
      label: say("draw.scenario", { n: view.terms.scenario }),
      what: null,
      cells: each((score) => say(`sheet.${score.scenario_passed ? "passed" : "open"}`)),
    });
  }
  return made.map((line) => ({
    ...line,
    label: sentence(line.label),
    cells: line.cells.map((cell) => ({ ...cell, text: sentence(cell.text) })),
  }));
}

function sameGoals(scores: ScoreView[], cell: string): boolean {
  return scores.every((score) => score.goals[cell]?.goal === scores[0]?.goals[cell]?.goal);
}

function goalCell(score: ScoreView, cell: string): string {
  const goal = score.goals[cell];
  if (!goal) return "";
  return say(`sheet.${goalWay(goal)}`, { points: goal.points });
}

/** How many of a cat came and what they are worth; of a promo cat only that (R11.3). */
function catCell(score: ScoreView, cat: string): string {
  const n = score.cats[cat] ?? 0;
  if (!isPromo(cat)) return times(n, CATS[cat as Cat].points);
  const others = Object.entries(score.cats)
    .filter(([other]) => other !== cat)
    .reduce((all, [other, count]) => all + count * CATS[other as Cat].points, 0);
  return n ? String(score.cat_points - others) : "–";
}

function times(n: number, each: number): string {
  return n ? say("sheet.times", { n, each, points: n * each }) : "–";
}
