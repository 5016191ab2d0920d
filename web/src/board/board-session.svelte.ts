// A board at work: one worker for its tree, another that thinks, so that one can go on meanwhile.
import { sentence } from "@/api/sentence";
import { WorkerEnded } from "@/device/channel";
import { PythonWorker } from "@/device/python-worker";
import { lang, say } from "@/words/catalogue.svelte";
import type { BoardEvaluation, BoardState } from "./analysis-board";

const ENTRIES = "calico.table.browser.boards";

type Change = "open" | "look" | "play" | "shuffle" | "remove";
type Changed = BoardState | { error: string; code: string };
type Chosen = { move: string } | { error: string };

export class BoardSession {
  state = $state.raw<BoardState | null>(null);
  /** Why the last thing was not done. */
  problem = $state<string | null>(null);
  /** The share of Python that is fetched, until it runs. */
  fetched = $state<number | null>(null);
  /** What is being thought about. */
  thinking = $state<"evaluation" | "bot" | null>(null);
  private evaluations = $state.raw<ReadonlyMap<number, BoardEvaluation>>(new Map());
  private desk: PythonWorker | null = null;
  private thinker: PythonWorker | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  /** Counts what was asked of the thinker: an answer to an older question is not wanted any more. */
  private asked = 0;

  /** `onchange` takes the document whenever it changes. */
  constructor(private readonly onchange: (document: string) => void) {}

  /** What is known about the position that is shown. */
  readonly evaluation: BoardEvaluation | null = $derived(
    this.state ? (this.evaluations.get(this.state.at) ?? null) : null,
  );

  /** Opens a file, at a position if one is named; says whether it could. */
  async open(document: string, at: number | null): Promise<boolean> {
    this.stop();
    const opened = await this.change("open", () => ({ document, at }));
    if (opened) this.evaluations = new Map();
    return opened;
  }

  async look(at: number): Promise<void> {
    this.stop();
    await this.change("look", () => ({ at }));
  }

  async play(move: string): Promise<void> {
    this.stop();
    await this.change("play", () => ({ move }));
  }

  async shuffle(): Promise<void> {
    this.stop();
    await this.change("shuffle", () => ({}));
  }

  /** Deletes a position that was tried, and all that follows; the numbers of others change. */
  async remove(at: number): Promise<void> {
    this.stop();
    if (await this.change("remove", () => ({ at })))
      this.evaluations = new Map([...this.evaluations].filter(([number]) => number < at));
  }

  /** Looks for the best moves of the position that is shown. */
  async evaluate(): Promise<void> {
    const asked = this.begin("evaluation");
    const at = this.state?.at ?? 0;
    const found = await this.think<BoardEvaluation>("evaluate", {});
    if (asked !== this.asked) return;
    this.thinking = null;
    if (found) this.evaluations = new Map(this.evaluations).set(at, found);
  }

  /** Lets a bot play one move, or to the end of the game. */
  async letPlay(level: string, toEnd: boolean): Promise<void> {
    const asked = this.begin("bot");
    do {
      const found = await this.think<Chosen>("choose", { level });
      if (asked !== this.asked) return;
      if (found && "error" in found) this.problem = sentence(found.error);
      if (!found || "error" in found) break;
      if (!(await this.change("play", () => ({ move: found.move })))) break;
      if (asked !== this.asked) return;
    } while (toEnd && this.state?.view.phase === "play");
    this.thinking = null;
  }

  /** Forgets what is being thought about: it is about the position that is shown. */
  stop(): void {
    this.asked += 1;
    this.thinking = null;
  }

  end(): void {
    this.stop();
    this.desk?.end();
    this.thinker?.end();
  }

  private begin(what: "evaluation" | "bot"): number {
    this.problem = null;
    this.thinking = what;
    return ++this.asked;
  }

  /** Does something on the board, after what was asked for before; says whether it could. */
  private async change(what: Change, more: () => object): Promise<boolean> {
    const done = this.queue.then(async () => {
      this.problem = null;
      const { document, at } = this.state ?? { document: "", at: 0 };
      const found = await this.call<Changed>(this.openDesk(), "change", { what, document, at, ...more() });
      if (found && "error" in found) this.problem = sentence(found.error);
      if (!found || "error" in found) return false;
      this.state = found;
      this.onchange(found.document);
      return true;
    });
    this.queue = done;
    return done;
  }

  private async think<T>(name: string, more: object): Promise<T | null> {
    const { document, at } = this.state ?? { document: "", at: 0 };
    this.thinker ??= PythonWorker.open();
    return this.call<T>(this.thinker, name, { document, at, ...more });
  }

  private openDesk(): PythonWorker {
    if (!this.desk) {
      this.desk = PythonWorker.open((done, total) => (this.fetched = done / total));
      this.desk.ready.then(() => (this.fetched = null)).catch(() => undefined);
    }
    return this.desk;
  }

  private async call<T>(worker: PythonWorker, name: string, asked: object): Promise<T | null> {
    try {
      return JSON.parse(await worker.call(`${ENTRIES}:${name}`, JSON.stringify({ ...asked, language: lang() }))) as T;
    } catch (error) {
      if (error instanceof WorkerEnded) return null;
      console.error(error);
      this.problem = say("web.review.failed");
      return null;
    }
  }
}
