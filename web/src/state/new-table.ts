// Creates tables.
import { DEVICE_HOME, onDevice } from "@/api/place";
import { toast, type ToastAction } from "@/state/toast.svelte";
import type { PersonView, TableView, TableRequest } from "@/api/protocol";
import { navigate } from "./router.svelte";
import { requestAsGuest, Refusal, Unreachable } from "@/api/client";
import { say } from "@/words/catalogue.svelte";

/** One click to the first patch: the beginner setup needs no choice of goals, and I start. */
export const QUICK_GAME: TableRequest = {
  seats: [{ kind: "me" }, { kind: "bot", level: "gentle" }],
  setup: "beginner",
  first: 0,
  take_back: true,
};

/** A solo game. */
export const SOLO_GAME: TableRequest = { seats: [{ kind: "me" }], take_back: true };

/** A scenario alone, for the guest or another person of the household; what counts is not taken back. */
export function scenarioTable(scenario: number, person: PersonView | null = null): TableRequest {
  const here = person && !person.is_guest;
  return { seats: [here ? { kind: "here", name: person.name } : { kind: "me" }], scenario };
}

/** Creates a table and opens it; shows the error if that fails. */
export async function createTable(wish: TableRequest): Promise<boolean> {
  try {
    const view = await requestAsGuest<TableView>("POST", "/api/tables", { ...wish, entropy: randomEntropy(wish) });
    navigate(`/table/${view.table}`);
    return true;
  } catch (error) {
    showError(error);
    return false;
  }
}

/** The player's contribution to the seed: what was typed, or random digits. */
export function randomEntropy(wish: { entropy?: string } = {}): string {
  if (wish.entropy) return wish.entropy;
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** While a server cannot be reached one can play on this device. */
function meanwhile(): ToastAction | null {
  if (onDevice) return null;
  return { label: say("web.device.meanwhile"), run: () => location.assign(DEVICE_HOME) };
}

/** Shows why a request was refused or could not be sent. */
export function showError(error: unknown): void {
  if (error instanceof Refusal) toast(error.message, true);
  else if (error instanceof Unreachable) toast(say(error.words), true, meanwhile());
  else throw error;
}
