// Which puzzles were solved on this device, and which are to be repeated, in localStorage.
const KEY = "calico.puzzles";

type Progress = Record<string, "solved" | "again">;

function read(): Progress {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Progress;
  } catch {
    return {};
  }
}

let progress = $state.raw<Progress>(read());

/** What became of a puzzle, if it was tried. */
export function outcome(number: number): "solved" | "again" | null {
  return progress[number] ?? null;
}

/** Remembers what became of a puzzle. */
export function rememberOutcome(number: number, result: "solved" | "again"): void {
  progress = { ...read(), [number]: result };
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A private window may refuse to store anything: then it lasts as long as the page.
  }
}
