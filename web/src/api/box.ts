// What is in the box: the facts of box.generated.ts with their types, and how to look them up.
import { BOARD_EDGES, CATS, DYES, FABRICS, GOAL_CELLS, GOALS, PROMO_CATS } from "./box.generated";

export { CATS, DYES, FABRICS, GOALS };

/** The letter of a colour. */
export type Dye = keyof typeof DYES;
/** The letter of a pattern. */
export type Fabric = keyof typeof FABRICS;
/** A patch in two letters: `Ms` is magenta stripes. */
export type Tile = `${Dye}${Fabric}`;

/** The letters of the colours. */
export const DYE_LETTERS = Object.keys(DYES) as Dye[];
/** The letters of the patterns. */
export const FABRIC_LETTERS = Object.keys(FABRICS) as Fabric[];
/** The 36 kinds of patch. */
export const TILES: readonly Tile[] = DYE_LETTERS.flatMap((dye) =>
  FABRIC_LETTERS.map((fabric) => `${dye}${fabric}` as Tile),
);

/** The letter of a colour named as on the wire, such as `light_blue`. */
export function dyeOf(id: string): Dye {
  return DYE_LETTERS.find((letter) => DYES[letter].id === id) ?? "Y";
}

/** The dye of a patch written in two letters, such as `Ms`. */
export function dyeOfPatch(tile: string): string {
  return DYES[tile.charAt(0) as Dye]?.dye ?? DYES.Y.dye;
}

/** The letter of a pattern named as on the wire, such as `ferns`. */
export function fabricOf(id: string): Fabric {
  return FABRIC_LETTERS.find((letter) => FABRICS[letter] === id) ?? "s";
}

/** The printed patches of the four boards, in the order of `RIM`. */
export const BOARDS = Object.fromEntries(
  Object.entries(BOARD_EDGES).map(([name, edges]) => [name, edges.split(" ")]),
) as unknown as Record<Board, readonly Tile[]>;

/** The name of a board: the colour of its stitching. */
export type Board = keyof typeof BOARD_EDGES;

/** The name of a goal. */
export type Goal = keyof typeof GOALS;

/** The name of a cat. */
export type Cat = keyof typeof CATS;
/** The names of the cats, the promo cats last. */
export const CAT_NAMES = Object.keys(CATS) as Cat[];

/** Whether a cat is on the promo tile (R11). */
export function isPromo(cat: string): boolean {
  return (PROMO_CATS as readonly string[]).includes(cat);
}

/** Whether a cell holds a goal, and no patch. */
export function isGoalCell(cell: string): boolean {
  return (GOAL_CELLS as readonly string[]).includes(cell);
}
