// Whether the server still prepares its strong players: asked while one of them is waited for.
import type { BotsView } from "@/api/protocol";
import { COMPILED_LEVELS } from "@/api/box.generated";
import { once } from "@/api/client";

const PAUSE = 2000;
const COMPILED: readonly string[] = COMPILED_LEVELS;

export class Preparing {
  /** Whether that is why nothing happens. */
  yes = $state(false);

  /** Asks now and then while one of these levels is to act; gives back what stops it. */
  run(levels: (string | null | undefined)[]): (() => void) | undefined {
    if (!levels.some((level) => level && COMPILED.includes(level))) return undefined;
    let stopped = false;
    let timer = setTimeout(look, PAUSE);
    const tell = (yes: boolean): void => {
      if (!stopped) this.yes = yes;
    };
    async function look(): Promise<void> {
      const found = await once<BotsView>("GET", "/api/bots").catch(() => null);
      tell(found?.preparing ?? false);
      if (!stopped) timer = setTimeout(look, PAUSE);
    }
    return () => {
      tell(false);
      stopped = true;
      clearTimeout(timer);
    };
  }
}
