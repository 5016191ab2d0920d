// What an edition calls its setups (R10): the prototype's standard is the beginner setup.
import { say } from "./catalogue.svelte";

/** The name of a setup in an edition, by the ids of the record. */
export function setupName(setup: string, edition: string): string {
  return say(edition === "prototype" ? `web.setup.prototype.${setup}` : `web.setup.${setup}`);
}

/** What a game counts for on the charts, by the id that the server sends (R9.2, R9.3). */
export function countsWords(counts: string, edition: string): string {
  return say(`counts.${counts}`, { setup: setupName("standard", edition) });
}
