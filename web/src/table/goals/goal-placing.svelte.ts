// Goals while they are being placed on a quilt: one is picked up, put on a cell, or taken back.
import { GOAL_CELLS } from "@/api/box.generated";
import { announce } from "@/state/announcer.svelte";
import { say } from "@/words/catalogue.svelte";

export const CELLS: readonly string[] = GOAL_CELLS;

export class GoalPlacing {
  /** The goals on the quilt, by cell. */
  placed = $state.raw<Record<string, string>>({});
  /** The goal that was picked up. */
  private picked = $state<string | null>(null);

  /** `dealt` gives the goals of the seat that chooses now; nothing while none does. */
  constructor(private readonly dealt: () => readonly string[] | null) {}

  readonly full = $derived(CELLS.every((cell) => this.placed[cell]));
  private readonly left: string[] = $derived.by(
    () => this.dealt()?.filter((goal) => !Object.values(this.placed).includes(goal)) ?? [],
  );
  /** The goal that goes on the cell that is chosen next. */
  readonly next: string | null = $derived(this.picked ?? this.left[0] ?? null);

  /** The cell that a goal is on. */
  cellOf(goal: string): string | undefined {
    return CELLS.find((cell) => this.placed[cell] === goal);
  }

  /** Puts the next goal on a cell, or takes back the one that is there. */
  choose(cell: string): void {
    if (!this.dealt() || !CELLS.includes(cell)) return;
    const before = this.placed[cell];
    const { next } = this;
    const rest = Object.fromEntries(Object.entries(this.placed).filter(([other]) => other !== cell));
    if (before && (!this.picked || this.full)) {
      this.placed = rest;
      this.picked = before;
      announce(say("web.choice.taken", { goal: say(`goal-words.${before}`), cell }));
    } else if (next) {
      this.placed = { ...rest, [cell]: next };
      this.picked = null;
      announce(say("web.choice.laid", { goal: say(`goal-words.${next}`), cell }));
    }
  }

  /** Picks a goal up, puts it down, or takes it back from its cell. */
  pick(goal: string): void {
    const cell = this.cellOf(goal);
    if (cell) this.choose(cell);
    else this.picked = this.picked === goal ? null : goal;
  }

  /** Puts a goal on a cell; on the first free one where none is named. */
  place(goal: string, cell = CELLS.find((each) => !this.placed[each])): void {
    if (!cell || Object.values(this.placed).includes(goal)) return;
    this.picked = goal;
    this.choose(cell);
  }

  clear(): void {
    this.placed = {};
    this.picked = null;
  }
}
