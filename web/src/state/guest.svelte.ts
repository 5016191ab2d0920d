// The guest that this browser is on the server: a name, which can be changed at any time.
import { friendlyName } from "@/words/names";
import type { Guest, NewGuest } from "@/api/protocol";
import { countGuest, setGuestMaker, request, Refusal } from "@/api/client";
import { settings } from "./settings.svelte";

class GuestState {
  /** The name on the server; nothing before it has answered, or without a guest. */
  name = $state<string | null>(null);
}

export const guest = new GuestState();

let making: Promise<void> | null = null;

/** Fetches the guest, if this browser has ever had one. */
export async function loadGuest(): Promise<void> {
  if (!settings.name) return;
  try {
    guest.name = (await request<Guest>("GET", "/api/me")).name;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    guest.name = null;
  }
}

/** Makes a guest, by the name stored here or a friendly one. */
export function createGuest(): Promise<void> {
  making ??= request<NewGuest>("POST", "/api/guests", { name: settings.name || friendlyName() })
    .then((made) => {
      countGuest();
      guest.name = made.name;
      settings.name = made.name;
    })
    .finally(() => {
      making = null;
    });
  return making;
}

/** Renames the guest; makes one where there is none. */
export async function renameGuest(name: string): Promise<void> {
  try {
    guest.name = (await request<Guest>("PATCH", "/api/me", { name })).name;
    settings.name = guest.name;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    settings.name = name;
    await createGuest();
  }
}

setGuestMaker(createGuest, () => guest.name !== null);
