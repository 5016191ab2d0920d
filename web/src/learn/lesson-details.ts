import { GOALS, type Goal } from "@/api/box";
import type { LessonStep } from "@/api/protocol";
import { say } from "@/words/catalogue.svelte";
import { tileWords } from "@/words/describe";

/** What the sentences of a step speak of. */
export function details(of: LessonStep): Record<string, string | number> {
  const coming = of.previews.previews.find((each) => each.tile === of.tile && each.cell === of.cell);
  const cat = of.view.cats.find((each) => each.cat === coming?.tokens.find((t) => t.kind === "cat")?.what);
  const goal = Object.values(of.view.seats[0]?.progress ?? {})[0]?.goal;
  const done = Object.values(coming?.progress ?? {}).some((each) => each.colour.reach === "done");
  return {
    tile: of.tile ? tileWords(of.tile) : "",
    cell: of.cell ?? "",
    take: of.take ? tileWords(of.take) : "",
    cat: cat ? say(`cat.${cat.cat}`) : "",
    one: cat ? say(`pattern.${cat.patterns[0]}`) : "",
    other: cat ? say(`pattern.${cat.patterns[1]}`) : "",
    goal: goal ? say(`goal-words.${goal}`) : "",
    points: done && goal ? GOALS[goal as Goal].one : (coming?.tokens[0]?.points ?? 0),
    total: of.view.seats[0]?.score?.total ?? 0,
  };
}
