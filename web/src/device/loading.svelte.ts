// How far Python is loaded, while somebody waits for it.

class Loading {
  /** How many bytes of all are here; the rest of the start comes after them. */
  done = $state(0);
  total = $state(0);
  /** Whether Python has started. */
  finished = $state(false);
  /** Why it could not be loaded, while it can be tried again. */
  problem = $state<string | null>(null);
  private waiting = $state(0);
  private end: () => void = () => undefined;
  private again: ((tries: boolean) => void)[] = [];

  /** Whether somebody waits for Python. */
  readonly shown = $derived(this.waiting > 0 && !this.finished);

  /** Somebody waits; returns what to call when they do not any more. */
  want(): () => void {
    this.waiting += 1;
    return () => (this.waiting -= 1);
  }

  begin(end: () => void): void {
    this.end = end;
    [this.done, this.total, this.problem, this.finished] = [0, 0, null, false];
  }

  count(done: number, total: number): void {
    this.done = done;
    this.total = total;
  }

  finish(): void {
    this.finished = true;
  }

  /** It cannot be loaded; whether whoever waits wants it tried again. */
  async failed(problem: string): Promise<boolean> {
    if (!this.waiting) return false;
    this.problem = problem;
    return new Promise((resolve) => this.again.push(resolve));
  }

  /** Tries again. */
  retry(): void {
    this.decide(true);
  }

  /** Nobody waits any more. */
  cancel(): void {
    this.decide(false);
    this.end();
  }

  private decide(tries: boolean): void {
    const waiting = this.again;
    this.again = [];
    for (const each of waiting) each(tries);
  }
}

export const loading = new Loading();
