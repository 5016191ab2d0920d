// When a failed exercise comes back: after 1, 7 and 30 days, as long as it is passed; then it is learnt.
const DAY = 24 * 60 * 60 * 1000;
const DAYS = [1, 7, 30];

/** A decision to find again. */
export interface Exercise {
  key: string;
  /** The key of its review. */
  review: string;
  seat: number;
  turn: number;
  /** How often it was passed since it was failed. */
  passed: number;
  /** When it comes back, in milliseconds. */
  due: number;
}

/** The exercise after it was done at `now`; nothing where it is not, or no more, to be repeated. */
export function afterwards(
  exercise: Omit<Exercise, "passed" | "due"> & Partial<Exercise>,
  ok: boolean,
  now: number,
): Exercise | null {
  if (ok && exercise.due === undefined) return null;
  if (ok && exercise.due !== undefined && exercise.due > now) return exercise as Exercise;
  const passed = ok ? (exercise.passed ?? 0) + 1 : 0;
  const days = DAYS[passed];
  return days === undefined ? null : { ...exercise, passed, due: now + days * DAY };
}

/** The exercises to do at `now`, those that have waited longest first. */
export function dueAt(exercises: readonly Exercise[], now: number): Exercise[] {
  return exercises.filter(({ due }) => due <= now).toSorted((a, b) => a.due - b.due);
}
