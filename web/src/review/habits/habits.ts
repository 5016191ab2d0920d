// Which habit explains most of what a person lost: Python searches the reviews that are stored here, in a worker.
import { PythonWorker } from "@/device/python-worker";
import { lang } from "@/words/catalogue.svelte";
import type { StoredReview } from "@/review/store";

const ENTRIES = "calico.coach.habits.messages";
/** So many reviewed games are needed, as `coach/habits/finding.py` has it. */
export const LEAST_GAMES = 10;

/** A seat of a review that is complete. */
export interface ReviewedSeat {
  review: StoredReview;
  seat: number;
}

export interface HabitExample {
  /** The digest of the record. */
  game: string;
  seat: number;
  turn: number;
  played: string;
  loss: number;
}

export interface HabitFinding {
  worst: string | null;
  sentences: string[];
  habits: { habit: string; examples: HabitExample[] }[];
}

/** The seats of each person, those with most games first; of a game that was reviewed twice the newer review. */
export function seatsByPerson(reviews: readonly StoredReview[]): [string, ReviewedSeat[]][] {
  const newest = new Map<string, StoredReview>();
  for (const review of reviews.toSorted((a, b) => a.at - b.at))
    if (review.document) newest.set(review.analysis.record, review);
  const people = new Map<string, ReviewedSeat[]>();
  for (const review of newest.values())
    for (const { name, seat } of review.analysis.seats)
      people.set(name, [...(people.get(name) ?? []), { review, seat }]);
  return [...people].toSorted(([, one], [, other]) => other.length - one.length);
}

/** Searches the games of a person, and tells after each how many are done. */
export async function findHabit(
  seats: readonly ReviewedSeat[],
  onprogress: (done: number) => void,
): Promise<HabitFinding> {
  const worker = PythonWorker.open();
  try {
    const lapses: unknown[] = [];
    for (const [done, { review, seat }] of seats.entries()) {
      onprogress(done);
      const text = JSON.stringify({ record: review.record, analysis: review.document, seat });
      lapses.push(...(JSON.parse(await worker.call(`${ENTRIES}:search`, text)) as unknown[]));
    }
    const asked = JSON.stringify({ games: seats.length, lapses, language: lang() });
    return JSON.parse(await worker.call(`${ENTRIES}:judge`, asked)) as HabitFinding;
  } finally {
    worker.end();
  }
}
