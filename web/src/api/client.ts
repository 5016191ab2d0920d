// Requests to the server: typed responses, and the two ways in which a request can fail.
import { apiAddress } from "./place";
import { sentence } from "./sentence";
import type { Error as Refused } from "./protocol";

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

/** There was no response: no network, or no server just now. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Creates a guest when a request needs one; set by state/guest. */
let makeGuest: (() => Promise<void>) | null = null;

/** Sets what creates a guest when a request needs one. */
export function setGuestMaker(maker: () => Promise<void>): void {
  makeGuest = maker;
}

/** How many guests this page has made: a socket that was opened before does not know the newest. */
export let guestsMade = 0;

/** Counts a guest that was made. */
export function countGuest(): void {
  guestsMade += 1;
}

/** Sends a request; makes a guest first where the server needs one and knows none. */
export async function requestAsGuest<T>(method: Method, path: string, body?: unknown): Promise<T> {
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

/** Sends a request; a text is sent as it is, so that the server says what is wrong in it. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (language) init.headers = { ...init.headers, "accept-language": language };
  if (method !== "GET") {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(apiAddress(path), init);
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) {
    return (response.status === 204 ? undefined : await response.json()) as T;
  }
  const refused = (await response.json().catch(() => null)) as Refused | null;
  if (!refused?.code || [502, 503, 504].includes(response.status)) {
    throw new Unreachable(path);
  }
  throw new Refusal(response.status, refused.code, refused.message, refused.rule ?? null);
}
