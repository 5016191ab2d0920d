// The score pad while it is being filled in.
import { BOARDS, CATS, FABRICS, GOALS, isGoalCell, TILES, type Board } from "@/api/box";
import { GOAL_CELLS } from "@/api/box.generated";
import { COPIES, MOST_PLAYERS } from "@/api/options.generated";
import type { ColumnView, PadPlayer, PadSheet } from "@/api/protocol";

export const CELLS = [..."abcde"].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));
export const PATCH_CELLS = CELLS.filter((cell) => !isGoalCell(cell));

/** One player as far as their quilt has been put together. */
export interface DraftPlayer {
  name: string;
  board: Board;
  goals: Record<string, string>;
  patches: Record<string, string>;
  /** Tokens that were counted, by colour and by cat. */
  buttons: Record<string, number>;
  cats: Record<string, number>;
  promo: number | null;
  broken: boolean;
}

/** Everything on the pad. */
export interface Draft {
  setup: "beginner" | "standard";
  scenario: number | null;
  edition: "final" | "prototype";
  variants: ("family" | "lower_variance")[];
  restriction: NonNullable<PadSheet["restriction"]> | null;
  cats: { cat: string; patterns: string[] }[];
  players: DraftPlayer[];
}

/** A pad on which nothing is written yet. */
export function blank(name: string): Draft {
  return {
    setup: "standard",
    scenario: null,
    edition: "final",
    variants: [],
    restriction: null,
    cats: [],
    players: [newPlayer(name, [])],
  };
}

/** Another player, with the first board that nobody has. */
export function newPlayer(name: string, others: readonly DraftPlayer[]): DraftPlayer {
  const boards = Object.keys(BOARDS) as Board[];
  const board = boards.find((each) => !others.some((other) => other.board === each)) ?? "blue";
  return { name, board, goals: {}, patches: {}, buttons: {}, cats: {}, promo: null, broken: false };
}

/** The quilt of a player in one line; half of the goals are as good as none. */
export function line(player: DraftPlayer): string {
  const goals = GOAL_CELLS.map((cell) => player.goals[cell]).filter(Boolean);
  const words = CELLS.map((cell) => (isGoalCell(cell) ? "##" : (player.patches[cell] ?? "..")));
  const rows = [0, 1, 2, 3, 4].map((row) => words.slice(5 * row, 5 * row + 5).join(""));
  return `${player.board} ${goals.length === 3 ? goals.join(",") : "-"} ${rows.join("/")}`;
}

/** The sheet as the server wants it; `pasted` stands for the quilt of one player. */
export function sheet(draft: Draft, pasted?: { seat: number; text: string }): PadSheet {
  const players = draft.players.map(
    (player, seat) =>
      ({
        name: player.name.trim(),
        quilt: pasted?.seat === seat ? pasted.text : line(player),
        buttons: player.buttons,
        cats: player.cats,
        promo: player.promo,
        broken: player.broken,
      }) as PadPlayer,
  );
  const { setup, scenario, edition, variants, restriction } = draft;
  const cats = dealt(draft.cats);
  return { calico_pad: 1, setup, scenario, edition, variants, restriction, cats, players };
}

/** How many of each patch are left in the box, over all quilts of the pad. */
export function left(draft: Draft): Map<string, number> {
  const copies = draft.variants.includes("lower_variance") ? COPIES - 1 : COPIES;
  const counts = new Map<string, number>(TILES.map((tile) => [tile, copies]));
  for (const player of draft.players) {
    for (const tile of Object.values(player.patches)) {
      counts.set(tile, (counts.get(tile) ?? 0) - 1);
    }
  }
  return counts;
}

/** The next cell without a patch after this one, row by row, around the quilt; itself if all are full. */
export function nextCell(patches: Record<string, string>, cell: string): string {
  const from = CELLS.indexOf(cell);
  const order = [...CELLS.slice(from + 1), ...CELLS.slice(0, from + 1)];
  return order.find((each) => !isGoalCell(each) && !patches[each]) ?? cell;
}

type Cats = Draft["cats"];

/** Takes a cat in or out. */
export function toggleCat(cats: Cats, cat: string): Cats {
  if (cats.some((each) => each.cat === cat)) return cats.filter((each) => each.cat !== cat);
  return cats.length < 3 ? [...cats, { cat, patterns: [] }] : cats;
}

/** Gives a pattern to a cat, or takes it back; a third one takes the place of the first (R2.3). */
export function togglePattern(cats: Cats, cat: string, pattern: string): Cats {
  const had = cats.some((each) => each.cat === cat && each.patterns.includes(pattern));
  const without = cats.map((each) => ({ ...each, patterns: each.patterns.filter((other) => other !== pattern) }));
  if (had) return without;
  return without.map((each) =>
    each.cat === cat ? { ...each, patterns: [...each.patterns, pattern].slice(-2) } : each,
  );
}

/** The cats with all that is known of their patterns: when two of the three have both, what is left
 * belongs to the third.  It is never stored as chosen, so choosing it by hand does not undo it. */
export function dealt(cats: Cats): Cats {
  const short = cats.filter((each) => each.patterns.length < 2);
  if (cats.length < 3 || short.length !== 1) return cats;
  const given = cats.filter((each) => each !== short[0]).flatMap((each) => each.patterns);
  const rest = Object.values(FABRICS).filter((pattern) => !given.includes(pattern));
  return cats.map((each) => (each === short[0] ? { ...each, patterns: rest } : each));
}

/** Whether all that must be known of the cats is. */
export function isDealt(cats: Cats): boolean {
  const all = dealt(cats);
  return all.length === 3 && all.every(({ patterns }) => patterns.length === 2);
}

/** Cats that are given, each with the patterns it had before. */
export function given(cats: Cats, names: readonly string[]): Cats {
  return names.map((cat) => cats.find((each) => each.cat === cat) ?? { cat, patterns: [] });
}

/** What the server read from a pasted line. */
export function taken(player: DraftPlayer, column: ColumnView): DraftPlayer {
  if (!column.board) return player;
  const goals = Object.fromEntries(Object.entries(column.goals).map(([cell, { goal }]) => [cell, goal]));
  return { ...player, board: column.board as Board, patches: column.patches, goals };
}

/** The pad that was stored as text; nothing if the text is none. */
export function restored(text: string | null): Draft | null {
  try {
    const draft = JSON.parse(text ?? "") as Draft;
    const players = draft.players.map((player) => ({ ...newPlayer("", []), ...player }));
    const sound = players.every(
      ({ board, goals, patches }) =>
        board in BOARDS &&
        Object.entries(patches).every(([cell, tile]) => PATCH_CELLS.includes(cell) && TILES.includes(tile as never)) &&
        Object.entries(goals).every(([cell, goal]) => isGoalCell(cell) && goal in GOALS),
    );
    const cats = draft.cats.every(({ cat, patterns }) => cat in CATS && Array.isArray(patterns));
    if (!sound || !cats || players.length < 1 || players.length > MOST_PLAYERS) return null;
    return { ...blank(""), ...draft, players };
  } catch {
    return null;
  }
}
