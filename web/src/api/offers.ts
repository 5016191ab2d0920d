// What a table can be made of, as the server offers it; asked for once.
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
