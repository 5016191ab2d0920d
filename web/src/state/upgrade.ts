// An old page after an upgrade of the server loads itself anew.
import { request } from "@/api/client";

const KEY = "calico.reloaded";
const PAUSE = 20_000;

let seen: string | null = null;

/** Notes the server's version, and loads the page anew when it is not the one we came with. */
export async function checkVersion(): Promise<void> {
  try {
    const { version } = await request<{ version: string }>("GET", "/api/options");
    if (seen !== null && version !== seen) reloadOnce();
    seen = version;
  } catch {
    // Not now: the next time that contact is lost and found will tell.
  }
}

/** Loads the page anew, but never in circles. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(KEY));
  if (Date.now() - last < PAUSE) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
