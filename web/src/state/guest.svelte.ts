// Who we are to the server: a name is all it takes, and it can be changed at any time.
import { friendlyName } from "@/words/names";
import type { Guest, NewGuest } from "@/api/protocol";
import { introducedBy, once, Refusal } from "@/api/client";
import { settings } from "./settings.svelte";

class Me {
  /** The name that the server knows; nothing before it was asked, or if we are nobody yet. */
  name = $state<string | null>(null);
}

export const me = new Me();

let making: Promise<void> | null = null;

/** Asks who we are, if this browser has ever been anybody; leaves the name empty for somebody new. */
export async function recall(): Promise<void> {
  if (!settings.name) return;
  try {
    me.name = (await once<Guest>("GET", "/api/me")).name;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    me.name = null;
  }
}

/** Makes a guest of us, by the name remembered or a friendly one. */
export function introduce(): Promise<void> {
  making ??= once<NewGuest>("POST", "/api/guests", { name: settings.name || friendlyName() })
    .then((guest) => {
      me.name = guest.name;
      settings.name = guest.name;
    })
    .finally(() => {
      making = null;
    });
  return making;
}

/** Takes another name, as a new guest or as the one we are. */
export async function rename(name: string): Promise<void> {
  try {
    me.name = (await once<Guest>("PATCH", "/api/me", { name })).name;
    settings.name = me.name;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    settings.name = name;
    await introduce();
  }
}

introducedBy(introduce);
