// When something that was failed comes back: after 1, 7 and 30 days, as long as it is passed; then it is learnt.
const DAY = 24 * 60 * 60 * 1000;
const DAYS = [1, 7, 30];

/** Something to be repeated. */
export interface Repetition {
  /** How often it was passed since it was failed. */
  passed: number;
  /** When it comes back, in milliseconds. */
  due: number;
}

/** When to repeat what was done at `now`; nothing where it is not, or no more, to be repeated. */
export function repetition(known: Repetition | null, ok: boolean, now: number): Repetition | null {
  if (ok && (!known || known.due > now)) return known;
  const passed = ok && known ? known.passed + 1 : 0;
  const days = DAYS[passed];
  return days === undefined ? null : { passed, due: now + days * DAY };
}

/** What to repeat at `now`, what has waited longest first. */
export function dueAt<T extends Repetition>(some: readonly T[], now: number): T[] {
  return some.filter(({ due }) => due <= now).toSorted((a, b) => a.due - b.due);
}
