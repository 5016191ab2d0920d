// An exercise being done: what was said last, whether anything was wrong, and whether the solution is shown.
import { sentence } from "@/api/sentence";
import { announce } from "@/state/announcer.svelte";
import { say } from "@/words/catalogue.svelte";
import { formatPoints } from "@/words/numbers";
import { passes, type ReviewOption } from "@/review/analysis";
import { optionWords } from "@/review/sentences";

export class Attempt {
  verdict = $state<string | null>(null);
  failed = $state(false);
  shown = $state(false);

  /** `ondone` is called once, with whether it was found without anything wrong. */
  constructor(private readonly ondone: (ok: boolean) => void) {}

  tell(text: string): void {
    this.verdict = sentence(text);
    announce(this.verdict);
  }

  /** Takes an answer; whether it is as good as the best. */
  answer(option: ReviewOption): boolean {
    const words = { move: sentence(optionWords(option.move)), points: formatPoints(Math.max(0, option.gap)) };
    if (passes(option)) {
      this.tell(say("web.practice.right", words));
      if (!this.failed) this.ondone(true);
      this.shown = true;
      return true;
    }
    this.fail();
    this.tell(say("web.practice.wrong", words));
    return false;
  }

  giveUp(): void {
    this.fail();
    this.shown = true;
  }

  private fail(): void {
    if (!this.failed) this.ondone(false);
    this.failed = true;
  }
}
