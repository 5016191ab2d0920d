// The workers in which bots think: one for each core but one, each started when it is first needed.
import { PythonWorker } from "./python-worker";

const ENTRY = "calico.table.browser.thinking:answer";
/** Milliseconds after which a worker hangs: master needs two seconds, and some devices are slow. */
const LONGEST = 60_000;

/** What the pool needs of a worker. */
export type BotWorker = Pick<PythonWorker, "ready" | "call" | "end">;

export class BotPool {
  private readonly free: BotWorker[] = [];
  private readonly waiting: ((worker: BotWorker) => void)[] = [];
  private count = 0;

  constructor(
    private readonly most = Math.max(1, navigator.hardwareConcurrency - 1),
    private readonly open: () => BotWorker = () => PythonWorker.open(),
    private readonly longest = LONGEST,
  ) {}

  /** Starts a worker before anybody needs one. */
  warmUp(): void {
    if (!this.count) this.free.push(this.start());
  }

  /** The answer to a question; breaks if a worker fails or hangs, which is then replaced. */
  async think(question: string): Promise<string> {
    const worker = await this.take();
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await worker.ready;
      timer = setTimeout(() => worker.end(), this.longest);
      const answer = await worker.call(ENTRY, question);
      this.give(worker);
      return answer;
    } catch (error) {
      worker.end();
      this.count -= 1;
      if (this.waiting.length) this.give(this.start());
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private start(): BotWorker {
    this.count += 1;
    return this.open();
  }

  private async take(): Promise<BotWorker> {
    const worker = this.free.pop();
    if (worker) return worker;
    if (this.count < this.most) return this.start();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private give(worker: BotWorker): void {
    const next = this.waiting.shift();
    if (next) next(worker);
    else this.free.push(worker);
  }
}
