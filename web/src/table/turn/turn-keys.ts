// A turn by keys: digits choose a tile of the hand or of the market, Escape takes back, H asks for a hint.
import { tick } from "svelte";

import { announce } from "@/state/announcer.svelte";
import { settings } from "@/state/settings.svelte";
import { say } from "@/words/catalogue.svelte";
import { tileWords } from "@/words/describe";
import type { Hint } from "@/table/hints/hint.svelte";
import type { Turn } from "./turn.svelte";

/** Moves the focus to the button that ends the turn, for players without a mouse. */
export async function focusEnd(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>("[data-end]")?.focus();
}

/** What a key does to the turn; after a tile is chosen, the quilt in ``play`` has the focus. */
export function turnKey(event: KeyboardEvent, turn: Turn, hint: Hint, play: HTMLElement): void {
  if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element).closest("input, textarea, select, dialog")) return;
  if (event.key.toLowerCase() === "h") void hint.ask();
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
  if (event.key === "Escape" || event.key === "Backspace") {
    if (turn.back()) announce(say("web.turn.taken-back"));
  } else if (digit >= 0 && turn.own) {
    event.preventDefault();
    if (turn.taking) {
      if (turn.draft(digit) && turn.take !== null) void focusEnd();
    } else if (turn.sources[digit]) {
      turn.choose(digit);
      announce(say("web.turn.chosen", { tile: tileWords(turn.sources[digit]) }));
      play.querySelector<SVGElement>('[role="gridcell"][tabindex="0"]')?.focus();
    }
  }
}
