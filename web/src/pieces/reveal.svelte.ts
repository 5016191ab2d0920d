// Lines that appear one after another, until somebody presses anything; all at once with reduced motion.

const PAUSE_MS = 260;

export class Reveal {
  /** How many lines are shown. */
  shown: number = $state(Infinity);
  readonly done = $derived(this.shown === Infinity);

  constructor(
    private readonly count: () => number,
    slowly: boolean,
  ) {
    if (slowly && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.shown = 0;
  }

  /** Starts; calls back when all lines are there.  Returns what stops it. */
  run(ondone?: () => void): (() => void) | undefined {
    if (this.done) {
      ondone?.();
      return undefined;
    }
    const finish = (): void => {
      clearInterval(timer);
      this.shown = Infinity;
      ondone?.();
    };
    const timer = setInterval(() => {
      this.shown += 1;
      if (this.shown >= this.count()) finish();
    }, PAUSE_MS);
    addEventListener("keydown", finish, { once: true });
    addEventListener("pointerdown", finish, { once: true });
    return () => {
      clearInterval(timer);
      removeEventListener("keydown", finish);
      removeEventListener("pointerdown", finish);
    };
  }
}
