// Requests: typed responses, and the two ways in which a request can fail.
import { onDevice } from "./place";
import { sentence } from "./sentence";
import { transport, Unreachable, type Method } from "./transport";
import type { Error as Refused } from "./protocol";

export { Unreachable };

/** The server refused, and says why in a sentence. */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
  ) {
    super(sentence(message));
  }
}

/** Creates a guest when a request needs one; set by state/guest. */
let makeGuest: (() => Promise<void>) | null = null;
let isKnown: () => boolean = () => false;

/** Sets what creates a guest when a request needs one, and what tells whether this page knows one. */
export function setGuestMaker(maker: () => Promise<void>, known: () => boolean): void {
  makeGuest = maker;
  isKnown = known;
}

/** How many guests this page has made: a socket that was opened before does not know the newest. */
export let guestsMade = 0;

/** Counts a guest that was made. */
export function countGuest(): void {
  guestsMade += 1;
}

/** Sends a request; makes a guest first where the server needs one and knows none. */
export async function requestAsGuest<T>(method: Method, path: string, body?: unknown): Promise<T> {
  // A device never asks who one is: whoever is nobody yet would be nameless there.
  if (onDevice && method !== "GET" && !isKnown()) await makeGuest?.();
  try {
    return await request<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401 || method === "GET" || !makeGuest) {
      throw error;
    }
    await makeGuest();
    return request<T>(method, path, body);
  }
}

/** The language of the server's refusals; the browser's own before words are loaded. */
let language: string | null = null;

/** Asks for refusals in a language. */
export function setResponseLanguage(lang: string): void {
  language = lang;
}

/** Sends a request; a text is sent as it is, so that whoever reads it says what is wrong in it. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
  const response = await transport().request(method, path, method === "GET" ? undefined : text, language);
  if (response.status < 400) return response.body as T;
  const refused = response.body as Refused;
  throw new Refusal(response.status, refused.code, refused.message, refused.rule ?? null);
}
