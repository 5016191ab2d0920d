// What became of the puzzles on this device, in localStorage: those that failed come back like mistakes do.
import { repetition, type Repetition } from "./repetition";

const KEY = "calico.puzzles";

/** A puzzle that was tried: to be repeated, or solved. */
export type PuzzleOutcome = Repetition | "solved";

type Outcomes = Record<string, PuzzleOutcome>;

function read(): Outcomes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Outcomes;
  } catch {
    return {};
  }
}

let outcomes = $state.raw<Outcomes>(read());

/** What became of a puzzle, if it was tried. */
export function outcome(number: number): PuzzleOutcome | null {
  return outcomes[number] ?? null;
}

/** Remembers whether a puzzle was solved without a hint or a wrong move. */
export function rememberOutcome(number: number, ok: boolean): void {
  const current = { ...outcomes, ...read() }; // another tab may have stored some
  const known = current[number];
  const again = repetition(typeof known === "object" ? known : null, ok, Date.now());
  outcomes = { ...current, [number]: again ?? "solved" };
  try {
    localStorage.setItem(KEY, JSON.stringify(outcomes));
  } catch {
    // A private window may refuse to store anything: then it lasts as long as the page.
  }
}

/** The puzzle to try after the `last`: one to be repeated today, one that was never tried, then the others in turn. */
export function nextPuzzle(some: readonly { number: number }[], last: number, now: number): number | null {
  const others = some.map(({ number }) => number).filter((number) => number !== last);
  const ahead = [...others.filter((number) => number > last), ...others.filter((number) => number < last)];
  const due = (number: number): number => {
    const found = outcome(number);
    return found && found !== "solved" ? found.due : Infinity;
  };
  const waiting = ahead.filter((number) => due(number) <= now).toSorted((a, b) => due(a) - due(b));
  return waiting[0] ?? ahead.find((number) => outcome(number) === null) ?? ahead[0] ?? null;
}
