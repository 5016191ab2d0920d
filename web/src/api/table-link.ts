// The link to a table for others: not by `localhost`, which is their own machine.
import type { ReachView } from "./protocol";
import { request } from "./client";
import { link } from "./place";

/** Whether an address leads to the machine it is opened on. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host.startsWith("127.");
}

/** How others reach a page that is open at `place`: by its own address, if that is no local one. */
export async function reach(place: Pick<Location, "hostname"> = location): Promise<ReachView> {
  if (!isLocal(place.hostname)) return { here_only: false, host: place.hostname };
  return request<ReachView>("GET", "/api/reach");
}

/** The link to a table, by the address of this machine in its network where the page is open locally. */
export function tableLink(table: string, found: ReachView | null, place: Location = location): string {
  const { origin, protocol, port } = place;
  const path = link(`/table/${table}`);
  const local = isLocal(place.hostname) && found?.host;
  return `${local ? `${protocol}//${found.host}${port && `:${port}`}` : origin}${path}`;
}

/** The link to send to others. */
export async function invitationLink(table: string): Promise<string> {
  return tableLink(table, await reach().catch(() => null));
}
