// Hints: the next stage is asked for, what is pointed out at each, and what another turn makes of it.
import { describe, expect, it } from "vitest";

import type { HintedMove, HintView } from "@/api/protocol";
import { Hint, moveMarks, moveSentence, type HintTopic } from "@/table/hints/hint.svelte";
import type { LiveTable } from "@/table/live/live-table.svelte";
import { useWords } from "@/words/catalogue.svelte";

function move(text: string, slot: number): HintedMove {
  const [placed = ""] = text.split(" ");
  const [tile = "", cell = ""] = placed.split("@");
  return { move: text, tile, cell, slot, expected: 80, spread: 6, reasons: ["keeps a goal possible"] };
}

const MOVES = [move("Ms@c3 Yd", 1), move("Gv@c3 Yd/3", 2), move("Ms@a1 Ls", 0)];
const HINT: HintView = {
  seat: 0,
  number: 5,
  stages: ["tile", "part", "move"],
  part: ["c2", "c3"],
  moves: MOVES,
  goals: [],
};

function at(topic: () => HintTopic | null, hints = true): { hint: Hint; asked: unknown[] } {
  const asked: unknown[] = [];
  const ask = (_: string, body: unknown): Promise<HintView> => {
    asked.push(body);
    return Promise.resolve(HINT);
  };
  const live = { view: { terms: { hints } }, ask } as unknown as LiveTable;
  return { hint: new Hint(live, topic), asked };
}

describe("a hint", () => {
  it("says more each time, and asks for no more than there is", async () => {
    const { hint, asked } = at(() => ({ seat: 0, number: 5 }));
    expect(hint.possible).toBe(true);
    const words: (string | null)[] = [];
    for (let k = 0; k < 5; k++) {
      await hint.ask();
      words.push(hint.words);
    }
    expect(words).toEqual(["tile", "part", "move", "move", "move"]);
    expect(asked).toEqual([1, 2, 3, 4].map((stage) => ({ seat: 0, number: 5, stage })));
    expect(hint.open).toBe(true);
    hint.close();
    expect(hint.open).toBe(false);
    await hint.ask();
    expect(hint.open).toBe(true);
  });

  it("points out the tile, then the part, then the cell and what to take", async () => {
    const { hint } = at(() => ({ seat: 0, number: 5 }));
    await hint.ask();
    expect([hint.tile, hint.slot, hint.part, hint.marks]).toEqual(["Ms", null, [], {}]);
    await hint.ask();
    expect(hint.part).toEqual(["c2", "c3"]);
    await hint.ask();
    expect([hint.slot, hint.part, hint.marks]).toEqual([1, [], { c3: "1" }]);
    await hint.ask();
    expect(hint.marks).toEqual({ c3: "1 2", a1: "3" });
  });

  it("is gone with the turn that it was about", async () => {
    let number = 5;
    const { hint } = at(() => ({ seat: 0, number }));
    await hint.ask();
    number = 6;
    expect(hint.stage).toBe(0);
    expect(hint.tile).toBe(null);
  });

  it("is not possible when it is not my turn", async () => {
    const { hint, asked } = at(() => null);
    await hint.ask();
    expect([hint.possible, asked]).toEqual([false, []]);
  });

  it("is not possible where the table does not allow it", async () => {
    const { hint, asked } = at(() => ({ seat: 0, number: 5 }), false);
    await hint.ask();
    expect([hint.possible, asked]).toEqual([false, []]);
  });
});

it("moves are marked by number and said in words", () => {
  useWords({
    "web.hint.move": "{tile} on {cell}",
    "web.hint.move-take": "{tile} on {cell}, take {take}",
    "web.tile": "{colour}/{pattern}",
  });
  expect(moveMarks(MOVES)).toEqual({ c3: "1 2", a1: "3" });
  expect(moveSentence(move("Gv@c3 Yd/3", 2))).toBe("colour.green/pattern.vines on c3, take colour.yellow/pattern.dots");
  expect(moveSentence(move("Gv@c3", 2))).toBe("colour.green/pattern.vines on c3");
});
