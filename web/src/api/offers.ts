// What the server offers for a table; fetched once.
import type { Offers } from "./protocol";
import { request } from "./client";

let asked: Promise<Offers> | null = null;

/** Everything there is to choose from. */
export function offers(): Promise<Offers> {
  asked ??= request<Offers>("GET", "/api/options").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
