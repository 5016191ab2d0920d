import type { EditionView } from "@/api/protocol";
import { say } from "@/words/catalogue.svelte";

/** How many of a component an edition has, in words where its rulebook gives no figure. */
export function componentCount(edition: EditionView, component: string): string {
  const n = edition.components[component];
  if (n === null || n === undefined) return say("box.not-told");
  return n === 0 ? say("box.none") : String(n);
}
