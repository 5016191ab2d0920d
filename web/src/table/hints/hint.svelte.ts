// A hint about my turn or my goals: asked for stage by stage, and what it points out on the table.
import type { HintedMove, HintView } from "@/api/protocol";
import { announce } from "@/state/announcer.svelte";
import type { LiveTable } from "@/table/live/live-table.svelte";
import { say } from "@/words/catalogue.svelte";
import { tileWords } from "@/words/describe";

/** What a hint can be about: a turn, or a choice of goals. */
export interface HintTopic {
  seat: number;
  /** The move of the game; null for goals. */
  number: number | null;
}

/** The last stage: the best few, with their reasons. */
export const LAST = 4;

export class Hint {
  /** How much of it is shown. */
  private reached = $state(0);
  private answer = $state.raw<{ topic: HintTopic; hint: HintView } | null>(null);
  private asked = $state.raw<HintTopic | null>(null);
  private closed = $state(false);

  /** `topic` is what may be asked about here and now. */
  constructor(
    private readonly live: LiveTable,
    private readonly topic: () => HintTopic | null,
  ) {}

  /** Whether there is something to ask about, and the table allows it. */
  readonly possible = $derived.by(() => Boolean(this.live.view?.terms.hints) && this.topic() !== null);
  readonly asking = $derived.by(() => isSame(this.asked, this.topic()));
  readonly found: HintView | null = $derived.by(() =>
    this.answer && isSame(this.answer.topic, this.topic()) ? this.answer.hint : null,
  );
  readonly stage = $derived(this.found ? this.reached : 0);
  readonly words: string | null = $derived.by(() => {
    if (this.asking && !this.found) return say("web.hint.thinking");
    return this.found?.stages[Math.min(this.stage, LAST - 1) - 1] ?? null;
  });
  /** Whether the best few are in sight. */
  readonly open = $derived(this.stage === LAST && !this.closed);
  /** The tile to look at, and its place in the market when it is taken or placed from there. */
  readonly tile: string | null = $derived(this.best?.tile ?? null);
  readonly slot: number | null = $derived(this.stage >= 3 ? (this.best?.slot ?? null) : null);

  private get best(): HintedMove | undefined {
    return this.found?.moves[0];
  }

  /** Cells to outline: the part of the quilt. */
  get part(): readonly string[] {
    return this.stage === 2 ? (this.found?.part ?? []) : [];
  }

  /** What is written on cells: the numbers of the best few that go there, or the letters of goals. */
  get marks(): Readonly<Record<string, string>> {
    const { found, stage } = this;
    if (!found || stage < 3) return {};
    return moveMarks(stage === LAST ? found.moves : found.moves.slice(0, 1));
  }

  /** The best goals by their cell, from the stage on that shows all. */
  get goals(): Readonly<Record<string, string>> {
    return (this.stage >= 3 && this.found?.goals[0]?.goals) || {};
  }

  /** Asks for the next stage; opens the last again if it was closed. */
  async ask(): Promise<void> {
    const topic = this.topic();
    if (!topic || this.asking || !this.possible) return;
    const stage = Math.min(this.stage + 1, LAST);
    if (this.stage < LAST) {
      this.asked = topic;
      const hint = await this.live.ask<HintView>("hints", { ...topic, stage });
      if (this.asked === topic) this.asked = null;
      if (!hint || !isSame(topic, this.topic())) return;
      this.answer = { topic, hint };
      this.reached = stage;
    }
    this.closed = false;
    if (this.words) announce(stage === LAST ? this.allWords() : this.words);
  }

  close(): void {
    this.closed = true;
  }

  private allWords(): string {
    const { moves = [], goals = [] } = this.found ?? {};
    return [...moves.map(moveSentence), ...goals.map(({ reasons }) => reasons.join("; "))].join(". ");
  }
}

/** A move to consider in words. */
export function moveSentence(move: HintedMove): string {
  const take = move.move.split(" ")[1]?.replace(/\/\d/, "");
  const words = { tile: tileWords(move.tile), cell: move.cell, take: take ? tileWords(take) : "" };
  return say(take ? "web.hint.move-take" : "web.hint.move", words);
}

/** The numbers of moves by the cells they go to. */
export function moveMarks(moves: readonly HintedMove[]): Record<string, string> {
  const marks: Record<string, string> = {};
  moves.forEach(({ cell }, k) => (marks[cell] = marks[cell] ? `${marks[cell]} ${k + 1}` : `${k + 1}`));
  return marks;
}

function isSame(one: HintTopic | null, other: HintTopic | null): boolean {
  return one !== null && other !== null && one.seat === other.seat && one.number === other.number;
}
