// How the page reaches the tables: by network from a server, or by messages on this device (`device`).
import { apiAddress } from "./place";
import type { Error as Refused } from "./protocol";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** There was no response: no network, or no server just now; `words` is the key of the sentence that says so. */
export class Unreachable extends Error {
  override name = "Unreachable";
  constructor(
    path: string,
    readonly words = "web.trouble.unreachable",
    options?: ErrorOptions,
  ) {
    super(path, options);
  }
}

/** What came of a request: a status as of HTTP, and the body; a refusal says why. */
export interface Response {
  status: number;
  body: unknown;
}

/** What a socket is to a table: messages as they come, until it is closed. */
export interface Feed {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

export interface Transport {
  /** Whether nothing arrives without a network. */
  readonly needsNetwork: boolean;
  /** Sends a request, with the body as JSON text; throws `Unreachable`. */
  request(method: Method, path: string, body: string | undefined, language: string | null): Promise<Response>;
  /** Follows a table: the path of its live messages. */
  listen(path: string): Feed;
  /** Loads what requests need, while nobody waits for it. */
  prepare(): void;
}

/** Requests and sockets of the server that sent this page. */
export const server: Transport = {
  needsNetwork: true,
  async request(method, path, body, language) {
    const headers: Record<string, string> = { accept: "application/json" };
    if (language) headers["accept-language"] = language;
    if (body !== undefined) headers["content-type"] = "application/json";
    const response = await fetch(apiAddress(path), { method, headers, ...(body === undefined ? {} : { body }) }).catch(
      () => null,
    );
    if (!response) throw new Unreachable(path);
    if (response.status === 204) return { status: 204, body: undefined };
    if (response.ok) return { status: response.status, body: await response.json() };
    const refused = (await response.json().catch(() => null)) as Refused | null;
    if (!refused?.code || [502, 503, 504].includes(response.status)) throw new Unreachable(path);
    return { status: response.status, body: refused };
  },
  // A socket calls back with more than a feed promises, which types do not allow.
  listen: (path) => new WebSocket(`${location.origin.replace(/^http/, "ws")}${apiAddress(path)}`) as unknown as Feed,
  prepare: () => undefined,
};

/** The one in use; `main.ts` sets another before the first screen. */
let current = server;

export function useTransport(transport: Transport): void {
  current = transport;
}

export function transport(): Transport {
  return current;
}
