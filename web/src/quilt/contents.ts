// Where things lie on a quilt, and what a screen reader hears of a cell.
import { BOARDS, type Board } from "@/api/box";
import { onRim, RIM } from "@/art/cloth/hex";
import type { ProgressView, SeatView, TokenView } from "@/api/protocol";
import { progressWords, tileWords, tokenName } from "@/words/describe";
import { list, say } from "@/words/catalogue.svelte";

export interface PlacedToken {
  token: TokenView;
  cell: string;
  /** Which it is on its cell, where there is no other room. */
  above: number;
  key: string;
}

/** A cell for every token: that of the patch that brought it, or another one of its group. */
export function placeTokens(tokens: readonly TokenView[]): PlacedToken[] {
  const taken = new Map<string, number>();
  return tokens.map((token, k) => {
    const wished = [token.cell, ...token.group].filter((cell) => !onRim(cell));
    const cell = wished.find((each) => !taken.has(each)) ?? token.cell;
    const above = taken.get(cell) ?? 0;
    taken.set(cell, above + 1);
    return { token, cell, above, key: `${k}-${token.kind}-${token.what}-${token.cell}` };
  });
}

/** The goals of a seat by their cells. */
export function goalsOf(seat: Pick<SeatView, "progress"> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(seat?.progress ?? {}).map(([cell, { goal }]) => [cell, goal]));
}

/** The patch that is printed on a hex of the rim. */
export function printed(board: string, cell: string): string | null {
  const k = RIM.indexOf(cell);
  return k < 0 ? null : (BOARDS[board as Board]?.[k] ?? null);
}

export interface Shown {
  board: string;
  patches: Record<string, string>;
  progress: Record<string, ProgressView>;
  laid: PlacedToken[];
}

/** What lies on a cell, in words. */
export function cellWords(shown: Shown, cell: string): string {
  const goal = shown.progress[cell];
  if (goal) return progressWords(cell, goal);
  const rim = printed(shown.board, cell);
  if (rim) return say("web.cell.rim", { cell, tile: tileWords(rim) });
  const tile = shown.patches[cell];
  if (!tile) return say("web.cell.empty", { cell });
  const here = shown.laid.filter((each) => each.cell === cell);
  const what = say("web.cell.patch", { cell, tile: tileWords(tile) });
  if (!here.length) return what;
  return say("web.cell.tokens", { what, tokens: list(here.map((each) => tokenName(each.token))) });
}
