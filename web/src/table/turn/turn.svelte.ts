// A turn in the making: a tile chosen, placed and taken back freely, until one is taken.
import type { LiveTable } from "@/table/live/live-table.svelte";
import type { HintedMove, OwnSeat, PreviewView } from "@/api/protocol";
import { announce } from "@/state/announcer.svelte";
import { settings } from "@/state/settings.svelte";
import { moveSentence } from "@/table/hints/hint.svelte";
import { say } from "@/words/catalogue.svelte";
import { readMove } from "@/words/describe";

export interface Placed {
  tile: string;
  cell: string;
}

interface Step {
  /** The move of the game that this is about: a new turn starts afresh by itself. */
  turn: number | null;
  chosen: number;
  placed: Placed | null;
  /** The place in the market of the tile to take. */
  take: number | null;
}

/** A move that is compared with the best one before it is sent: teaching mode. */
interface Check {
  move: string;
  better: HintedMove | null;
}

/** Milliseconds after which a move is sent without waiting for the comparison. */
const LONGEST_CHECK = 1500;

/** What the person at the screen is doing in their turn. */
export class Turn {
  /** The cell under the pointer or the keyboard's focus. */
  hover = $state<string | null>(null);
  /** The seat whose hand is shown, where several people share the screen. */
  revealedSeat = $state<number | null>(null);
  private step = $state.raw<Step>({ turn: null, chosen: 0, placed: null, take: null });
  private check = $state.raw<Check | null>(null);

  constructor(private readonly live: LiveTable) {}

  /** Whether hands must be hidden from whoever sits beside. */
  readonly shared = $derived.by(() => {
    const view = this.live.view;
    if (!view || view.terms.variants.includes("open_hands")) return false;
    const here = view.you.seats.filter(({ seat }) => view.seats[seat]?.kind === "person");
    return here.length > 1;
  });

  /** The seat of mine whose turn it is. */
  readonly acting: OwnSeat | null = $derived.by(() => {
    const view = this.live.view;
    if (view?.phase !== "play" || view.seat === null) return null;
    if (view.seats[view.seat]?.kind !== "person") return null;
    return view.you.seats.find((own) => own.seat === view.seat) ?? null;
  });

  /** Whether the screen must first be passed to the next person. */
  readonly mustPass = $derived(this.shared && this.acting !== null && this.revealedSeat !== this.acting.seat);

  /** The seat that may act here and now. */
  readonly own = $derived.by(() => (this.mustPass || this.live.pendingTurn ? null : this.acting));

  private readonly now: Step = $derived.by(() => {
    const turn = this.live.view?.turn ?? null;
    return this.step.turn === turn ? this.step : { turn, chosen: 0, placed: null, take: null };
  });

  /** Without hands the tile to place comes from the market. */
  readonly fromMarket = $derived(
    this.own !== null && this.own.hand.length === 0 && Object.keys(this.own.cells).length > 0,
  );

  /** The tiles that may be placed now, as they lie. */
  readonly sources: string[] = $derived.by(() =>
    this.own === null ? [] : this.fromMarket ? (this.live.view?.market ?? []) : this.own.hand,
  );

  /** Which of them is chosen. */
  readonly chosen = $derived(this.own ? this.now.chosen : -1);
  readonly tile: string | null = $derived(this.sources[this.chosen] ?? null);

  /** Where it may go. */
  readonly legal: ReadonlySet<string> = $derived(new Set((this.tile !== null && this.own?.cells[this.tile]) || []));

  /** The patch that lies on the quilt though the turn is not over. */
  readonly placed: Placed | null = $derived.by(() => {
    if (this.live.pendingTurn) return readMove(this.live.pendingTurn.move);
    return this.own ? this.now.placed : null;
  });

  /** The place in the market of the tile that waits for a word of confirmation, and the tile. */
  readonly take = $derived(this.own ? this.now.take : null);
  readonly taken: string | null = $derived.by(() =>
    this.take === null ? null : (this.live.view?.market[this.take] ?? null),
  );

  /** Whether the turn is over with the placement: nothing is to be taken. */
  readonly takesNothing = $derived(this.own !== null && this.own.takes.length === 0);

  /** Whether a tile of the market may be taken now. */
  readonly taking = $derived(this.own !== null && this.placed !== null && !this.takesNothing);

  /** What would come of the placement shown. */
  readonly preview: PreviewView | null = $derived.by(() => {
    if (!this.own) return null;
    const { placed, tile, hover } = this;
    if (hover && tile && (!placed || hover !== placed.cell) && this.legal.has(hover)) {
      return this.live.previews.get(`${tile}@${hover}`) ?? null;
    }
    return placed ? (this.live.previews.get(`${placed.tile}@${placed.cell}`) ?? null) : null;
  });

  /** Whether a move is compared with the best one now, and the better one if it was a mistake. */
  readonly checking = $derived(this.own !== null && this.check !== null && this.check.better === null);
  readonly better: HintedMove | null = $derived(this.own ? (this.check?.better ?? null) : null);

  /** Whether moves are compared before they are sent. */
  private get isTaught(): boolean {
    return settings.teaching && Boolean(this.live.view?.terms.hints);
  }

  /** Finds the best move while the person thinks, from within a component. */
  prepareChecks(): void {
    $effect(() => {
      const number = this.live.view?.turn;
      const seat = this.own?.seat;
      if (this.isTaught && number && seat !== undefined) void this.live.check({ seat, number });
    });
  }

  /** Compares a move with the best one; sends it unless it is a mistake, or was confirmed or taken back. */
  private async compare(seat: number, number: number, move: string): Promise<void> {
    const check = { move, better: null };
    this.check = check;
    const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_CHECK, null));
    const found = await Promise.race([this.live.check({ seat, number, move }), late]);
    if (this.check !== check) return;
    if (!found?.better) return this.send();
    this.check = { move, better: found.better };
    announce(say("web.teaching.sure", { move: moveSentence(found.better) }));
  }

  private change(what: Partial<Step>): void {
    this.check = null;
    this.step = { ...this.now, ...what };
  }

  /** Chooses the tile at a place of the hand; what was placed comes back to the hand. */
  choose(place: number): void {
    if (!this.own || !this.sources[place]) return;
    this.change({ chosen: place, placed: null, take: null });
  }

  /** Places the chosen tile, or moves it if it lies already; says whether it could. */
  place(cell: string): boolean {
    if (!this.own || !this.tile || !this.legal.has(cell)) return false;
    this.change({ placed: { tile: this.tile, cell }, take: null });
    return true;
  }

  /** Takes the patch back into the hand; first the tile that was chosen to take. */
  back(): boolean {
    if (!this.own || !this.placed) return false;
    this.change(this.take !== null ? { take: null } : { placed: null });
    return true;
  }

  /** Takes a tile from the market, which ends the turn; asks first if the settings say so. */
  draft(place: number): boolean {
    const tile = this.live.view?.market[place];
    if (!this.taking || !tile || !this.own?.takes.includes(tile)) return false;
    this.change({ take: place });
    if (!settings.confirm) this.send();
    return true;
  }

  /** Sends the turn as it stands; in teaching mode it is compared first, unless that was shown already. */
  send(): void {
    const { own, placed, take } = this;
    if (!own || !placed || (take === null && !this.takesNothing)) return;
    const source = this.fromMarket ? own.offers[this.chosen]?.take : placed.tile;
    const taken = take === null ? "" : ` ${own.offers[take]?.take}`;
    const move = `${source}@${placed.cell}${taken}`;
    const number = this.live.view?.turn;
    if (this.isTaught && number && this.check?.move !== move) {
      void this.compare(own.seat, number, move);
      return;
    }
    this.check = null;
    this.step = { turn: null, chosen: 0, placed: null, take: null };
    this.hover = null;
    void this.live.play(move);
  }
}
