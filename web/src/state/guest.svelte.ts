// Who we are to the server: a name is all it takes, and it can be changed at any time.
import { friendlyName } from "@/words/names";
import type { Guest, NewGuest } from "@/api/protocol";
import { setGuestMaker, request, Refusal } from "@/api/client";
import { settings } from "./settings.svelte";

class GuestState {
  /** The name that the server knows; nothing before it was asked, or if we are nobody yet. */
  name = $state<string | null>(null);
}

export const guest = new GuestState();

let making: Promise<void> | null = null;

/** Asks who we are, if this browser has ever been anybody; leaves the name empty for somebody new. */
export async function loadGuest(): Promise<void> {
  if (!settings.name) return;
  try {
    guest.name = (await request<Guest>("GET", "/api/me")).name;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    guest.name = null;
  }
}

/** Makes a guest of us, by the name remembered or a friendly one. */
export function createGuest(): Promise<void> {
  making ??= request<NewGuest>("POST", "/api/guests", { name: settings.name || friendlyName() })
    .then((made) => {
      guest.name = made.name;
      settings.name = made.name;
    })
    .finally(() => {
      making = null;
    });
  return making;
}

/** Takes another name, as a new guest or as the one we are. */
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

setGuestMaker(createGuest);
