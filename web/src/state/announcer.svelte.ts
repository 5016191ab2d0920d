// What a screen reader reads out; ui/Announcer.svelte holds the live regions.
import { untrack } from "svelte";

import { sentence } from "@/api/sentence";

/** Two regions take turns, so that the same words twice are read twice. */
export const announcement = $state({ text: "", odd: false });

/** Has a screen reader read a text out. */
export function announce(text: string): void {
  announcement.text = sentence(text);
  announcement.odd = !untrack(() => announcement.odd);
}
