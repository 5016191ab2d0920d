// The form of a new table: what is chosen, and what the server says about it.
import { request } from "@/api/client";
import { debounce } from "@/api/debounce";
import { SCENARIOS } from "@/api/options.generated";
import type { Choices, SeatRequest, TableRequest } from "@/api/protocol";
import { lang, say } from "@/words/catalogue.svelte";

export type Variant = NonNullable<TableRequest["variants"]>[number];
export type Restriction = NonNullable<TableRequest["restriction"]>;

export class TableForm {
  wish = $state.raw({
    seats: [] as SeatRequest[],
    setup: "standard" as "standard" | "beginner",
    edition: "final" as "final" | "prototype",
    variants: [] as Variant[],
    restriction: null as Restriction | null,
    scenario: null as number | null,
    cats: null as string[] | null,
    first: null as number | null,
    turn_seconds: null as number | null,
    listed: false,
    take_back: false,
    /** Null is where no seat is open to others. */
    hints: null as boolean | null,
    entropy: "",
  });
  /** What the server refuses, and which cats are given. */
  choices = $state.raw<Choices | null>(null);

  readonly scenario = $derived(SCENARIOS.find((each) => each.scenario === this.wish.scenario));

  /** Why the table cannot be made yet; the number of cats is said where they are chosen. */
  readonly refused: string | null = $derived.by(() => {
    const { cats } = this.wish;
    if (cats && cats.length < 3) return say("web.cats.count", { n: cats.length });
    return this.choices?.refused?.message ?? null;
  });

  constructor(seats: SeatRequest[], scenario: number | null) {
    this.wish = { ...this.wish, seats, scenario };
  }

  change(what: Partial<TableForm["wish"]>): void {
    const wish = { ...this.wish, ...what };
    if (this.choices?.cats) wish.cats = null;
    if (wish.first !== null && wish.first >= wish.seats.length) wish.first = null;
    this.wish = wish;
  }

  toggle(variant: Variant, on: boolean): void {
    const rest = this.wish.variants.filter((other) => other !== variant);
    this.change({ variants: on ? [...rest, variant] : rest });
  }

  /** Why the server would refuse a change such as `setup.beginner`; nothing where it would not. */
  why(change: string): string | null {
    return this.choices?.changes[change]?.message ?? null;
  }

  /** Asks the server about every change, from within a component. */
  check(): void {
    $effect(() => {
      const wish = this.wish;
      void lang(); // the reasons are sentences
      return debounce(
        () => request<Choices>("POST", "/api/choices", wish),
        (answer) => {
          this.choices = answer;
          if (answer.cats && this.wish.cats) this.wish = { ...this.wish, cats: null };
        },
      );
    });
  }
}
