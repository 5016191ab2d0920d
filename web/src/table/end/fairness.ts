// Checking the luck in the page itself: nothing is taken on the server's word.
import type { FairView } from "@/api/protocol";

/** Whether this page can compute digests: only over https or on this machine. */
export function canCheck(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

/** The SHA-256 digest of a text, in hexadecimal digits. */
export async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the secret is the one promised, and the seed made of it and of what the players added. */
export async function check(fair: FairView): Promise<{ commitment: boolean; seed: boolean } | null> {
  if (fair.secret === null || fair.seed === null || !canCheck()) return null;
  return {
    commitment: (await digest(fair.secret)) === fair.commitment,
    seed: (await digest(JSON.stringify([fair.secret, ...fair.entropy]))) === fair.seed,
  };
}
