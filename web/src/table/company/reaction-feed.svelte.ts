// Which reactions are on the screen: each once, for a moment, and not those from before we came.
import { untrack } from "svelte";

import type { ReactionView } from "@/api/protocol";

const SHOWN_MS = 4000;
const MOST = 3;

export class ReactionFeed {
  /** Those on the screen, the newest last. */
  shown = $state.raw<ReactionView[]>([]);
  private seen = new Set<string>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** Takes in what the server has now; returns what is new, if reactions are wanted at all. */
  take(reactions: ReactionView[], wanted: boolean): ReactionView[] {
    const fresh = reactions.filter(({ key }) => !this.seen.has(key));
    this.seen = new Set(reactions.map(({ key }) => key));
    if (!wanted) {
      this.shown = [];
      return [];
    }
    if (fresh.length) this.shown = [...untrack(() => this.shown), ...fresh].slice(-MOST);
    for (const { key } of fresh) {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        this.shown = this.shown.filter((each) => each.key !== key);
      }, SHOWN_MS);
      this.timers.add(timer);
    }
    return fresh;
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
