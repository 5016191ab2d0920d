// How long those who are to act still have, where the table limits a turn.
import type { TableView } from "@/api/protocol";

/** A clock that ticks once a second while there is anything to count. */
export class TurnClock {
  private now = $state(Date.now());

  constructor(private readonly view: () => TableView) {}

  /** Seconds left, below 0 once the time is over; nothing where there is no limit. */
  readonly left = $derived.by(() => {
    const { terms, since, phase } = this.view();
    if (terms.turn_seconds === null || !["goals", "play"].includes(phase)) return null;
    return Math.ceil((since + terms.turn_seconds * 1000 - this.now) / 1000);
  });

  /** Starts to tick; gives back what stops it. */
  run(): (() => void) | undefined {
    if (this.view().terms.turn_seconds === null) return undefined;
    const tick = setInterval(() => (this.now = Date.now()), 1000);
    return () => clearInterval(tick);
  }
}
