// What a table shows in words: for screen readers, the log and the text board.
import { DYES, FABRICS, type Dye, type Fabric } from "@/api/box";
import type { GoalView, LogView, PreviewView, ProgressView, TableView, TieView, TokenView } from "@/api/protocol";
import { hasWords, list, say } from "./catalogue.svelte";

/** A level of bots in words; one that was added by the host goes by its own name. */
export function levelWords(level: string): string {
  return hasWords(`web.level.${level}`) ? say(`web.level.${level}`) : level;
}

/** A tile in words: "magenta stripes". */
export function tileWords(tile: string): string {
  const dye = DYES[tile.charAt(0) as Dye];
  const fabric = FABRICS[tile.charAt(1) as Fabric];
  return say("web.tile", { colour: say(`colour.${dye.id}`), pattern: say(`pattern.${fabric}`) });
}

/** A token in words: "a green button". */
export function tokenWords(token: TokenView): string {
  if (token.kind === "rainbow") return say("token.rainbow");
  if (token.kind === "cat") return say("token.cat", { cat: say(`cat.${token.what}`) });
  return say("token.button", { colour: say(`colour.${token.what}`) });
}

/** A token that lies there, by its name: "Millie". */
export function tokenName(token: TokenView): string {
  return token.kind === "cat" ? say(`cat.${token.what}`) : tokenWords(token);
}

/** A token and what it is worth. */
export function tokenWorth(token: TokenView): string {
  return say("web.token-worth", { token: tokenWords(token), points: points(token.points) });
}

/** "3 points". */
export function points(n: number): string {
  return say("draw.points", { n });
}

/** Which way a goal is completed. */
export function goalWay(goal: GoalView): "both" | "colour" | "pattern" | "none" {
  return goal.colour ? (goal.pattern ? "both" : "colour") : goal.pattern ? "pattern" : "none";
}

/** How a goal came out, in words. */
export function goalWords(cell: string, goal: GoalView): string {
  return say(`goal.${goalWay(goal)}`, { goal: printedGoal(goal.goal), cell });
}

/** A goal by the letters on its tile: "AA-BB-CC". */
export function printedGoal(id: string): string {
  return (id.match(/(.)\1*/g) ?? []).join("-");
}

/** How far a goal is, in words. */
export function progressWords(cell: string, progress: ProgressView): string {
  return say("web.goal", {
    cell,
    goal: say(`goal-words.${progress.goal}`),
    colour: say(`web.reach.${progress.colour.reach}`),
    pattern: say(`web.reach.${progress.pattern.reach}`),
  });
}

/** What a placement would earn, in one sentence. */
export function previewWords(preview: PreviewView, before: Record<string, ProgressView>): string {
  const parts = preview.tokens.map(tokenWorth);
  const dye = DYES[preview.tile.charAt(0) as Dye].id;
  const fabric = FABRICS[preview.tile.charAt(1) as Fabric];
  for (const [way, group, what] of [
    ["colour", preview.colour_group, say(`colour.${dye}`)],
    ["pattern", preview.pattern_group, say(`pattern.${fabric}`)],
  ] as const) {
    if (group.length > 1) parts.push(say(`web.would.${way}`, { n: group.length, what }));
  }
  for (const [cell, after] of Object.entries(preview.progress)) {
    for (const reach of ["done", "lost"] as const) {
      const ways = (["colour", "pattern"] as const).filter(
        (way) => after[way].reach === reach && before[cell]?.[way].reach !== reach,
      );
      const words = list(ways.map((way) => say(`web.way.${way}`)));
      if (ways.length) parts.push(say(`web.would.${reach}`, { cell, way: words }));
    }
  }
  return parts.length ? list(parts) : say("web.would.nothing");
}

/** What decided between those with the most points (R7.1, R7.2). */
export function tieWords(tie: TieView, nameOf = (name: string): string => name): string {
  const level = say("sheet.tie", { names: list(tie.names.map(nameOf)), n: tie.points });
  const counts = Object.entries(tie.counts)
    .map(([name, n]) => `${nameOf(name)} ${n}`)
    .join(", ");
  const key = { cats: "by-cats", buttons: "by-buttons", order: "by-order", shared: "shared" }[tie.decider];
  return `${level} ${say(`sheet.${key}`, { counts })}`;
}

/** What cats want: "3 in a line". */
export function needWords(need: number | string): string {
  return typeof need === "number" ? say("need.group", { n: need }) : say(`need.${need}`);
}

/** The name of whoever has a seat. */
export function seatName(view: TableView, seat: number | null): string {
  return (seat === null ? null : view.seats[seat]?.name) ?? say("web.nobody");
}

/** A line of the log in words. */
export function logWords(view: TableView, entry: LogView): string {
  const name = entry.name ?? seatName(view, entry.seat ?? null);
  const parts: string[] = [];
  if (entry.what === "moved" && entry.move) {
    const { tile, cell, take } = readMove(entry.move);
    parts.push(say("web.log.moved", { name, tile: tileWords(tile), cell }));
    parts.push(...(entry.tokens ?? []).map(tokenWorth));
    parts.push(...Object.entries(entry.goals ?? {}).map(([where, goal]) => goalWords(where, goal)));
    for (const promo of entry.promo ?? []) {
      const cat = say(`cat.${promo.cat}`);
      parts.push(say("event.promo", { cat, points: promo.points, n: promo.points }));
    }
    if (entry.broken) parts.push(say("event.broken"));
    if (take) parts.push(say("web.log.takes", { tile: tileWords(take) }));
    if (entry.discard) parts.push(say("web.log.discards", { tile: tileWords(entry.discard) }));
    return `${parts.join(say("list.semicolon"))}.`;
  }
  return say(`web.log.${entry.what}`, { name, n: entry.turn ?? 0 });
}

/** A move in words: "purple ferns on b2". */
export function moveWords(move: string): string {
  const { tile, cell } = readMove(move);
  return say("web.move", { tile: tileWords(tile), cell });
}

/** A move with the tile that it takes: "purple ferns on b2, taking green dots". */
export function wholeMoveWords(move: string): string {
  const { take } = readMove(move);
  const placed = moveWords(move);
  return take ? say("web.review.move", { move: placed, tile: tileWords(take) }) : placed;
}

/** What somebody just did, in one sentence. */
export function newsWords(view: TableView, entry: LogView): string {
  const name = entry.name ?? seatName(view, entry.seat ?? null);
  const { tile, cell, take } = readMove(entry.move ?? "");
  const details = { name, tile: tileWords(tile), cell, taken: take ? tileWords(take) : "" };
  return say(take ? "web.news.placed-took" : "web.news.placed", details);
}

/** The parts of a move such as `Ms@a1 Yd`. */
export function readMove(move: string): { tile: string; cell: string; take: string | null } {
  // Alone, a tile of the market may be followed by its place: `Yd/3`.
  const [placed = "", take] = move.replace(/\/\d/, "").split(" ");
  const [tile = "", cell = ""] = placed.split("@");
  return { tile, cell, take: take ?? null };
}
