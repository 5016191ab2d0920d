/** What is in the box, as far as it must be drawn.  `calico.box` is the truth; a test compares. */

/** The colours by letter, in the order of the records, with their dye and the shape of their button. */
export const DYES = {
  Y: { id: "yellow", dye: "#edb93c", button: "moon" },
  G: { id: "green", dye: "#6b9c44", button: "leaf" },
  L: { id: "light_blue", dye: "#66c0e0", button: "drop" },
  D: { id: "dark_blue", dye: "#15287a", button: "blueberry" },
  P: { id: "purple", dye: "#8450c2", button: "mushroom" },
  M: { id: "magenta", dye: "#b9174e", button: "flower" },
} as const;

/** The patterns by letter, in the order of the records. */
export const FABRICS = {
  s: "stripes",
  d: "dots",
  f: "flowers",
  v: "vines",
  n: "ferns",
  q: "quatrefoil",
} as const;

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

const drawn = (rim: string): Tile[] => rim.split(" ") as Tile[];

/** The printed patches of the four boards, in the order of `RIM`. */
export const BOARDS = {
  blue: drawn("Mv Ys Lv Mn Pq Yf Gs Gf Dd Dq Pv Ln Yn Ps Gq Yd Df Pf Lq Mf Dn Gv Md Ls"),
  green: drawn("Dn Yv Gn Ds Pq Yd Lv Pd Mf Mq Pn Ls Ys Yf Lq Pv Md Gs Dd Gq Ms Ln Df Gv"),
  purple: drawn("Yf Md Pf Yn Ls Mq Gd Lq Dv Ds Lf Gn Mn Mv Gs Ld Dq Pn Yq Ps Dn Gf Yv Pd"),
  yellow: drawn("Gq Df Ys Pd Dv Gn Mq Mn Lf Pv Ds Yd Gd Gf Mv Dq Ln Lv Pn Yv Ld Ms Pf Yq"),
} as const;

/** The name of a board: the colour of its stitching. */
export type Board = keyof typeof BOARDS;

/** The design goals: points one way, points both ways, and how six patches divide. */
export const GOALS = {
  ABCDEF: { one: 10, both: 15, partition: [1, 1, 1, 1, 1, 1] },
  AAAABB: { one: 8, both: 14, partition: [4, 2] },
  AAABBB: { one: 8, both: 13, partition: [3, 3] },
  AAABBC: { one: 7, both: 11, partition: [3, 2, 1] },
  AABBCC: { one: 7, both: 11, partition: [2, 2, 2] },
  AABBCD: { one: 5, both: 8, partition: [2, 2, 1, 1] },
} as const;

/** The name of a goal. */
export type Goal = keyof typeof GOALS;

/** The cats: points, and the size of group or the shape that they want. */
export const CATS = {
  millie: { points: 3, need: 3 },
  callie: { points: 3, need: "triangle" },
  tibbit: { points: 5, need: 4 },
  rumi: { points: 5, need: "line_3" },
  coconut: { points: 7, need: 5 },
  tecolote: { points: 7, need: "line_4" },
  cira: { points: 9, need: 6 },
  almond: { points: 9, need: "trapezoid" },
  gwenivere: { points: 11, need: 7 },
  leo: { points: 11, need: "line_5" },
  gertrude: { points: 8, need: "largest_group" },
  zigzag: { points: 8, need: "longest_path" },
} as const;

/** The name of a cat. */
export type Cat = keyof typeof CATS;
/** The names of the cats, the promo cats last. */
export const CAT_NAMES = Object.keys(CATS) as Cat[];
