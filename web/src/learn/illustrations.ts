// The pictures in the rules, from the same art as the game.
import { board, BOARD_BOX } from "@/art/quilt/board";
import { DYE_LETTERS, FABRIC_LETTERS, GOALS, type Cat, type Goal, type Tile } from "@/api/box";
import { button } from "@/art/cloth/button";
import { nap } from "@/art/cats/cats";
import { goal } from "@/art/quilt/goal";
import { centre, HEIGHT, WIDTH } from "@/art/cloth/hex";
import { patch } from "@/art/cloth/patch";

export interface Picture {
  box: string;
  markup: string;
}

/** Patches on cells and what lies on them, framed by what they cover. */
function scene(patches: Record<string, string>, more = ""): Picture {
  const places = Object.keys(patches).map(centre);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - 8, Math.min(...ys) - HEIGHT / 2 - 8];
  const [right, bottom] = [Math.max(...xs) + WIDTH / 2 + 8, Math.max(...ys) + HEIGHT / 2 + 8];
  const drawn = Object.entries(patches).map(([cell, tile]) =>
    tile.length > 2 ? goal(tile as Goal, ...centre(cell)) : patch(tile as Tile, ...centre(cell)),
  );
  return { box: `${left} ${top} ${right - left} ${bottom - top}`, markup: drawn.join("") + more };
}

function row(tiles: readonly string[], y = 0): string {
  return tiles.map((tile, k) => patch(tile as Tile, k * (WIDTH + 8), y)).join("");
}

const [c3x, c3y] = centre("c3");

/** The pictures by the names that the rules give them. */
export const PICTURES: Record<string, () => Picture> = {
  patches: () => ({
    box: `${-WIDTH / 2 - 6} ${-HEIGHT / 2 - 6} ${6 * (WIDTH + 8) + 8} ${2 * HEIGHT + 24}`,
    markup:
      row(DYE_LETTERS.map((dye, k) => `${dye}${FABRIC_LETTERS[k]}`)) +
      row(
        FABRIC_LETTERS.map((fabric, k) => `${DYE_LETTERS[(k + 3) % 6]}${fabric}`),
        HEIGHT + 12,
      ),
  }),
  board: () => ({ box: BOARD_BOX, markup: board("green") }),
  button: () => scene({ b2: "Ld", c2: "Ls", c3: "Lv", b3: "Yf", d2: "Mn", d3: "Gq" }, button("L", c3x, c3y - 4)),
  cat: () => scene({ b2: "Gs", c2: "Ms", c3: "Ds", b3: "Yf", d2: "Pn", d3: "Lq" }, nap("millie" as Cat, c3x, c3y - 6)),
  goal: () => scene({ b3: "ABCDEF", a2: "Yf", a3: "Gs", b2: "Ln", b4: "Dd", c3: "Pq", c2: "Mv" }),
  goals: () => ({
    box: `${-WIDTH / 2 - 6} ${-HEIGHT / 2 - 6} ${6 * (WIDTH + 8) + 8} ${HEIGHT + 12}`,
    markup: (Object.keys(GOALS) as Goal[]).map((name, k) => goal(name, k * (WIDTH + 8), 0)).join(""),
  }),
  market: () => ({
    box: `${-WIDTH / 2 - 6} ${-HEIGHT / 2 - 6} ${3 * (WIDTH + 8) + 8} ${HEIGHT + 12}`,
    markup: row(["Pd", "Yn", "Lf"]),
  }),
};
