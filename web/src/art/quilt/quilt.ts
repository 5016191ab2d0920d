/** A whole quilt as a picture: board, patches, goals, and the tokens that lie on them. */

import { board } from "./board";
import { type Board, type Cat, dyeOf, type Goal, type Tile } from "@/api/box";
import { button } from "@/art/cloth/button";
import { nap } from "@/art/cats/cats";
import { goal } from "./goal";
import { centre } from "@/art/cloth/hex";
import { patch } from "@/art/cloth/patch";

/** A token as the table sends it. */
export interface Token {
  kind: "button" | "rainbow" | "cat";
  /** The colour of a button, or the cat. */
  what: string | null;
  cell: string;
}

/** What lies on a quilt, cell by cell, as the table sends it. */
export interface Quilt {
  board: Board;
  patches: Readonly<Record<string, string>>;
  goals: Readonly<Record<string, string>>;
  tokens: readonly Token[];
}

/** Where one of several tokens on the same patch lies, and how large it is. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-17, -8],
    [17, -2],
  ],
  [
    [-18, -12],
    [18, -12],
    [0, 12],
  ],
  [
    [-18, -14],
    [18, -14],
    [-18, 12],
    [18, 12],
  ],
];

/** The tokens of a quilt; those that share a patch share its room. */
export function tokens(list: readonly Token[]): string {
  return list
    .map((token, k) => {
      const before = list.slice(0, k).filter((other) => other.cell === token.cell).length;
      const all = list.filter((other) => other.cell === token.cell).length;
      const [dx, dy] = PLACES[Math.min(all, 4) - 1]?.[before % 4] ?? [0, 0];
      const [x, y] = centre(token.cell);
      if (token.kind === "cat") return nap(token.what as Cat, x + dx, y + dy, all > 1 ? 0.46 : 0.7);
      const what = token.kind === "rainbow" ? "rainbow" : dyeOf(token.what ?? "");
      return button(what, x + dx, y + dy - 4, all > 1 ? 28 : 38);
    })
    .join("");
}

/** A whole quilt; show it with `BOARD_BOX`. */
export function quilt({ board: name, patches, goals, tokens: list }: Quilt): string {
  const sewn = Object.entries(patches).map(([cell, tile]) => patch(tile as Tile, ...centre(cell)));
  const aims = Object.entries(goals).map(([cell, id]) => goal(id as Goal, ...centre(cell)));
  return board(name) + sewn.join("") + aims.join("") + tokens(list);
}
