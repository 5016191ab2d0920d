// The analysis document (docs/study/analysis.md) and the story of its game, as Python writes them.
import type { ProgressView, TokenView } from "@/api/protocol";

export type Label = "none" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";
export type Part = "goals" | "cats" | "buttons" | "scenario";
export type Parts = Record<Part, number>;

/** A move, or goals, that was looked at. */
export interface ReviewOption {
  move: string;
  gap: number;
  error: number;
  deals: number;
  expected: number;
  label: Label;
}

export interface Decision {
  /** 0 is the choice of goals. */
  turn: number;
  played: string;
  label: Label;
  loss: number;
  error: number;
  deals: number;
  expected: number;
  lost: Parts;
  options: ReviewOption[];
}

/** From par to the score, in points. */
export interface Waterfall {
  par: number;
  deal: number;
  draws: number;
  others: number;
  losses: number;
  rest: number;
  result: number;
}

export interface Summary {
  mean_loss: number;
  accuracy: number;
  hardness: number;
  adjusted: number;
  waterfall: Waterfall;
}

export interface SeatAnalysis {
  seat: number;
  name: string;
  score: number;
  bonus: number;
  luck: { draws: number; others: number }[];
  due: number[];
  decisions: Decision[];
  /** Nothing until all that is due is judged. */
  summary: Summary | null;
}

export interface Analysis {
  record: string;
  engine: { name: string; version: string; weights: string };
  terms: Record<string, unknown> & { seed: string };
  seats: SeatAnalysis[];
}

/** What a seat had before a turn, and what it then did. */
export interface StoryTurn {
  hand: string[];
  market: string[];
  moves: string[];
  progress: Record<string, ProgressView>;
  tile: string;
  cell: string;
  tokens: TokenView[];
}

export interface StorySeat {
  name: string;
  board: string;
  goals: Record<string, string>;
  turns: StoryTurn[];
}

export interface Story {
  seats: StorySeat[];
}

/** A decision of a seat. */
export interface Due {
  seat: number;
  turn: number;
}

/** The decisions that are not judged yet, in the `order` of a review, those of `first` before others. */
export function leftOf(analysis: Analysis, order: readonly Due[], first: number): Due[] {
  const left = order.filter(
    ({ seat, turn }) => !analysis.seats[seat]?.decisions.some((decision) => decision.turn === turn),
  );
  return [...left.filter(({ seat }) => seat === first), ...left.filter(({ seat }) => seat !== first)];
}

/** The analysis with one more decision of a seat. */
export function withDecision(analysis: Analysis, seat: number, decision: Decision): Analysis {
  const seats = analysis.seats.map((each) =>
    each.seat === seat
      ? { ...each, decisions: [...each.decisions, decision].toSorted((a, b) => a.turn - b.turn) }
      : each,
  );
  return { ...analysis, seats };
}

/** Whether a text is an analysis, and no record. */
export function isAnalysis(text: string): boolean {
  try {
    return "analysis" in (JSON.parse(text) as object);
  } catch {
    return false;
  }
}

/** Whether every decision is judged and summed up. */
export function isComplete(analysis: Analysis): boolean {
  return analysis.seats.every(({ summary }) => summary !== null);
}

/** Decisions that cost points for certain, the dearest first. */
export function costly(decisions: readonly Decision[]): Decision[] {
  return decisions
    .filter(({ label }) => label === "inaccuracy" || label === "mistake" || label === "blunder")
    .toSorted((a, b) => b.loss - a.loss);
}

/** Whether a move is as good as the best: play-outs are not more exact than 0.3 (docs/study/review.md). */
export function passes(option: ReviewOption): boolean {
  return option.label === "best" || option.label === "good" || option.gap <= 0.3;
}
