// Whether the server still compiles its strong players: asked while one of them is waited for.
import type { BotsView } from "@/api/protocol";
import { COMPILED_LEVELS } from "@/api/box.generated";
import { request } from "@/api/client";

const PAUSE = 2000;
const COMPILED: readonly string[] = COMPILED_LEVELS;

export class BotPreparation {
  /** Whether bots are being compiled. */
  active = $state(false);

  /** Asks every few seconds while one of these levels is to act; returns what stops it. */
  run(levels: (string | null | undefined)[]): (() => void) | undefined {
    if (!levels.some((level) => level && COMPILED.includes(level))) return undefined;
    let stopped = false;
    let timer = setTimeout(look, PAUSE);
    const set = (active: boolean): void => {
      if (!stopped) this.active = active;
    };
    async function look(): Promise<void> {
      const found = await request<BotsView>("GET", "/api/bots").catch(() => null);
      set(found?.preparing ?? false);
      if (!stopped) timer = setTimeout(look, PAUSE);
    }
    return () => {
      set(false);
      stopped = true;
      clearTimeout(timer);
    };
  }
}
