// Made by `make docs` from calico.box, calico.lang, calico.players and calico.rules: do not edit.

/** The colours by letter, in the order of the records, with their dye and the shape of their button. */
export const DYES = {
  "Y": {"id": "yellow", "dye": "#edb93c", "button": "moon"},
  "G": {"id": "green", "dye": "#6b9c44", "button": "leaf"},
  "L": {"id": "light_blue", "dye": "#66c0e0", "button": "drop"},
  "D": {"id": "dark_blue", "dye": "#15287a", "button": "blueberry"},
  "P": {"id": "purple", "dye": "#8450c2", "button": "mushroom"},
  "M": {"id": "magenta", "dye": "#b9174e", "button": "flower"},
} as const;

/** What is drawn with besides the dyes. */
export const THREADS = {
  "INK": "#241a12",
  "CREAM": "#fff8ea",
  "LINEN": "#e9dfcd",
  "THREAD": "#6b6053",
  "WALNUT": "#4a3728",
  "GOLD": "#ffd166",
} as const;

/** The patterns by letter, in the order of the records. */
export const FABRICS = {
  "s": "stripes",
  "d": "dots",
  "f": "flowers",
  "v": "vines",
  "n": "ferns",
  "q": "quatrefoil",
} as const;

/** The printed patches of the four boards, row by row. */
export const BOARD_EDGES = {
  "blue": "Mv Ys Lv Mn Pq Yf Gs Gf Dd Dq Pv Ln Yn Ps Gq Yd Df Pf Lq Mf Dn Gv Md Ls",
  "green": "Dn Yv Gn Ds Pq Yd Lv Pd Mf Mq Pn Ls Ys Yf Lq Pv Md Gs Dd Gq Ms Ln Df Gv",
  "purple": "Yf Md Pf Yn Ls Mq Gd Lq Dv Ds Lf Gn Mn Mv Gs Ld Dq Pn Yq Ps Dn Gf Yv Pd",
  "yellow": "Gq Df Ys Pd Dv Gn Mq Mn Lf Pv Ds Yd Gd Gf Mv Dq Ln Lv Pn Yv Ld Ms Pf Yq",
} as const;

/** The cells that hold goals. */
export const GOAL_CELLS = ["b3", "c4", "d2"] as const;

/** The goals: points one way, points both ways, and how six patches divide. */
export const GOALS = {
  "ABCDEF": {"one": 10, "both": 15, "partition": [1, 1, 1, 1, 1, 1]},
  "AAAABB": {"one": 8, "both": 14, "partition": [4, 2]},
  "AAABBB": {"one": 8, "both": 13, "partition": [3, 3]},
  "AAABBC": {"one": 7, "both": 11, "partition": [3, 2, 1]},
  "AABBCC": {"one": 7, "both": 11, "partition": [2, 2, 2]},
  "AABBCD": {"one": 5, "both": 8, "partition": [2, 2, 1, 1]},
} as const;

/** The cats: points, the tile, and the size of group or the shape that they want. */
export const CATS = {
  "millie": {"points": 3, "tile": "A", "need": 3},
  "callie": {"points": 3, "tile": "A", "need": "triangle"},
  "tibbit": {"points": 5, "tile": "B", "need": 4},
  "rumi": {"points": 5, "tile": "B", "need": "line_3"},
  "coconut": {"points": 7, "tile": "C", "need": 5},
  "tecolote": {"points": 7, "tile": "C", "need": "line_4"},
  "cira": {"points": 9, "tile": "D", "need": 6},
  "almond": {"points": 9, "tile": "D", "need": "trapezoid"},
  "gwenivere": {"points": 11, "tile": "E", "need": 7},
  "leo": {"points": 11, "tile": "E", "need": "line_5"},
  "gertrude": {"points": 8, "tile": "F", "need": "largest_group"},
  "zigzag": {"points": 8, "tile": "F", "need": "longest_path"},
} as const;

/** The shapes among these, each drawn once on the cells of a quilt. */
export const SHAPES = {
  "triangle": "a1 b1 b2",
  "line_3": "a1 a2 a3",
  "line_4": "a1 a2 a3 a4",
  "line_5": "a1 a2 a3 a4 a5",
  "trapezoid": "a1 a2 b1 b2 b3",
} as const;

/** The two sides of the promo tile (R11). */
export const PROMO_CATS = ["gertrude", "zigzag"] as const;

/** The values of the promo tile's two tokens (R11.3). */
export const PROMO_POINTS = [8, 4] as const;

/** What every button is worth. */
export const BUTTON_POINTS = 3;

/** Characters of a name. */
export const LONGEST_NAME = 40;

/** The languages, each named in itself. */
export const LANGUAGES = {
  "en": "English",
  "pl": "Polski",
  "fr": "Français",
  "pt-BR": "Português (Brasil)",
  "de": "Deutsch",
} as const;
