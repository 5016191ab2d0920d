// A page that is older than its server reloads.
import { request } from "@/api/client";

const KEY = "calico.reloaded";
const PAUSE = 20_000;

let seen: string | null = null;

/** Fetches the server's version, and reloads the page when it has changed. */
export async function checkVersion(): Promise<void> {
  try {
    const { version } = await request<{ version: string }>("GET", "/api/options");
    if (seen !== null && version !== seen) reloadOnce();
    seen = version;
  } catch {
    // Asked again when contact is lost and found.
  }
}

/** Reloads the page, but not again and again. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(KEY));
  if (Date.now() - last < PAUSE) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
