// What the server counts on the pad, asked for after every change.
import { request, Refusal } from "@/api/client";
import { debounce } from "@/api/debounce";
import type { PadView } from "@/api/protocol";
import { lang, say } from "@/words/catalogue.svelte";
import { sheet, type Draft } from "./draft";

export class PadCount {
  view = $state.raw<PadView | null>(null);
  /** Why nothing could be counted. */
  problem = $state<string | null>(null);

  /** Counts every change of a draft, from within a component. */
  follow(draft: () => Draft): void {
    $effect(() => {
      const body = sheet(draft());
      void lang(); // remarks are sentences
      return debounce(
        () => request<PadView>("POST", "/api/pad", body),
        (view) => {
          this.view = view;
          this.problem = null;
        },
        (error) => (this.problem = error instanceof Refusal ? error.message : say("web.trouble.unreachable")),
      );
    });
  }
}
