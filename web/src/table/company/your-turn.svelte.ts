// What waits for me at a table, told to somebody who may not be looking: by notification and badge.
import type { TableView } from "@/api/protocol";
import { notify, setBadge } from "@/state/notifications.svelte";
import { say } from "@/words/catalogue.svelte";
import { seatName } from "@/words/describe";

/** What I am to do: a turn, goals to choose, or a rematch to join; with what makes it another one. */
export interface Waiting {
  what: "turn" | "goals" | "rematch";
  seat: number;
  key: string;
}

/** What waits for me at this table, if anything. */
export function waitingFor(view: TableView): Waiting | null {
  const mine = view.you.seats.map(({ seat }) => seat).filter((seat) => view.seats[seat]?.kind === "person");
  const [first] = mine;
  if (first === undefined) return null;
  if (view.phase === "play" && view.seat !== null && mine.includes(view.seat)) {
    return { what: "turn", seat: view.seat, key: `turn ${view.turn}` };
  }
  if (view.phase === "goals") {
    const seat = mine.find((each) => !view.seats[each]?.goals_chosen);
    return seat === undefined ? null : { what: "goals", seat, key: `goals ${seat}` };
  }
  if (view.phase === "finished" && view.rematch) return { what: "rematch", seat: first, key: view.rematch };
  return null;
}

/** Reports what waits, from within a component, as long as that is there. */
export function reportYourTurn(table: () => TableView | null): void {
  let reported: string | null | undefined;
  $effect(() => {
    const view = table();
    if (!view) return;
    const waiting = waitingFor(view);
    const first = reported === undefined;
    const key = waiting?.key ?? null;
    if (!first && key === reported) return;
    reported = key;
    setBadge(waiting && waiting.what !== "rematch" ? 1 : 0);
    if (first || !waiting) return;
    const body = {
      turn: () => say("web.turn.yours", { name: seatName(view, waiting.seat) }),
      goals: () => say("web.company.goals"),
      rematch: () => say("web.rematch.invited"),
    }[waiting.what]();
    notify(say("web.title"), body, view.table);
  });
  $effect(() => () => setBadge(0));
}
