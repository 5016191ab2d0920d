// Asking the server: one function, typed answers, and two ways in which an answer can fail.
import { sentence } from "./sentence";
import type { Error as Refused } from "./protocol";

/** The server said no, and why in a sentence. */
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

/** Nothing was answered: no network, or no server just now. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** What makes a guest when the server does not know us yet; set by guest.svelte.ts. */
let introduce: (() => Promise<void>) | null = null;

/** Lets `how` make a guest whenever the server asks who we are. */
export function setGuestMaker(how: () => Promise<void>): void {
  introduce = how;
}

/** How often this page has become somebody: what was opened before does not know us. */
export let guestsMade = 0;

/** Asks the server; makes a guest first where one is needed and nobody is known yet. */
export async function requestAsGuest<T>(method: Method, path: string, body?: unknown): Promise<T> {
  try {
    return await request<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401 || method === "GET" || !introduce) {
      throw error;
    }
    await introduce();
    guestsMade += 1;
    return request<T>(method, path, body);
  }
}

/** In which language the server is to say why it refuses; the browser's own before words are there. */
let language: string | null = null;

/** Lets the server speak `lang` to us. */
export function setResponseLanguage(lang: string): void {
  language = lang;
}

/** Asks once, as whoever we are; a text is sent as it is, so that the server says what is wrong in it. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const wish: RequestInit = { method, headers: { accept: "application/json" } };
  if (language) wish.headers = { ...wish.headers, "accept-language": language };
  if (method !== "GET") {
    wish.headers = { ...wish.headers, "content-type": "application/json" };
    wish.body = typeof body === "string" ? body : JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(path, wish);
  } catch {
    throw new Unreachable(path);
  }
  if (answer.ok) {
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }
  const refused = (await answer.json().catch(() => null)) as Refused | null;
  if (!refused?.code || [502, 503, 504].includes(answer.status)) {
    throw new Unreachable(path);
  }
  throw new Refusal(answer.status, refused.code, refused.message, refused.rule ?? null);
}
