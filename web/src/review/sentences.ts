// What a review says, made of the words that `calico review` says it with.
import { sentence } from "@/api/sentence";
import { list, say } from "@/words/catalogue.svelte";
import { printedGoal, wholeMoveWords } from "@/words/describe";
import { formatDifference, formatNumber, formatPoints } from "@/words/numbers";
import { costly, type Decision, type Label, type Part, type Parts, type Summary } from "./analysis";

/** What stands at a label, as in chess: it can be read without colours. */
export const SIGNS: Record<Label, string> = {
  none: "–",
  best: "!",
  good: "=",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** A move, or goals on b3, c4 and d2, in words. */
export function optionWords(option: string): string {
  return option.includes("@") ? wholeMoveWords(option) : option.split(",").map(printedGoal).join(" · ");
}

/** "turn 5", or "goals". */
export function turnWords(turn: number): string {
  return turn ? say("web.review.turn", { n: turn }) : sentence(say("review.goals"));
}

/** What a decision cost and where; nothing where nothing can be measured. */
export function costSentence(decision: Decision): string | null {
  const [best, ...others] = decision.options;
  if (!best || !costly([decision]).length) return null;
  const told = say(decision.turn ? "review.cost" : "review.cost-goals", {
    turn: decision.turn,
    played: optionWords(decision.played),
    points: formatPoints(decision.loss),
    best: sentence(optionWords(best.move)),
    parts: partWords(decision.lost),
  });
  const equals = others.filter(({ label }) => label === "good").map(({ move }) => optionWords(move));
  return equals.length ? `${told} ${say("review.equals", { moves: list(equals) })}` : told;
}

/** What all decisions cost together, part by part. */
export function splitSentence(decisions: readonly Decision[]): string {
  const lost = decisions.filter(({ loss }) => loss > 0);
  const total = lost.reduce((sum, { loss }) => sum + loss, 0);
  const parts: Parts = { goals: 0, cats: 0, buttons: 0, scenario: 0 };
  for (const decision of lost) for (const part of partsOf(parts)) parts[part] += decision.lost[part];
  const words = partWords(parts);
  return words ? say("web.review.split", { points: formatPoints(total), parts: words }) : say("review.perfect");
}

/** Accuracy, and how hard the game was. */
export function verdictSentence(summary: Summary): string {
  return say("review.accuracy", {
    accuracy: formatNumber(summary.accuracy, 0),
    loss: formatNumber(summary.mean_loss, 2),
    decent: formatNumber(summary.hardness, 2),
  });
}

function partsOf(parts: Parts): Part[] {
  return Object.keys(parts) as Part[];
}

function partWords(parts: Parts): string {
  return list(
    partsOf(parts)
      .filter((part) => Math.round(Math.abs(parts[part]) * 10))
      .map((part) => say(`review.part.${part}`, { points: formatDifference(parts[part]) })),
  );
}
