// A review at work: workers judge one decision each, largest suspects first, and what they found is stored.
import { WorkerEnded } from "@/device/channel";
import { PythonWorker } from "@/device/python-worker";
import { lang } from "@/words/catalogue.svelte";
import { leftOf, withDecision, type Analysis, type Decision, type Due, type Story } from "./analysis";
import { keyOf, storedReviews, storeReview, type StoredReview } from "./store";

const ENTRIES = "calico.coach.review.messages";
/** More workers than these need too much memory. */
const MOST_WORKERS = 4;

/** The record cannot be reviewed, and Python says why. */
export class NotReviewed extends Error {
  override name = "NotReviewed";
}

type Begun = { document: string; todo: Due[]; stale: boolean; story: Story } | { error: string; code: string };

/** What a record is reviewed on: the terms of the page, or an analysis to continue. */
export interface Wish {
  record: string;
  table: string | null;
  terms: "full" | "quick" | null;
  known: string | null;
  /** Whether what is stored of the same review is left aside. */
  anew: boolean;
}

export class Reviewer {
  review = $state.raw<StoredReview | null>(null);
  working = $state(false);
  /** The share of Python that is fetched, until it runs. */
  fetched = $state<number | null>(null);
  /** Whether what was known did not fit, so that it is made anew. */
  stale = $state(false);
  /** The seat whose decisions are judged first. */
  first = 0;
  private workers: PythonWorker[] = [];
  private taken = new Set<string>();

  /** Begins to review a record; throws `NotReviewed`, and what else goes wrong unless it was stopped. */
  async begin(wish: Wish): Promise<void> {
    await this.work(async () => {
      const text = JSON.stringify({ ...wish, language: lang() });
      const begun = JSON.parse(await this.open().call(`${ENTRIES}:begin`, text)) as Begun;
      if ("error" in begun) throw new NotReviewed(begun.error);
      const analysis = JSON.parse(begun.document) as Analysis;
      this.stale = begun.stale;
      const key = keyOf(analysis);
      const stored = wish.anew ? undefined : (await storedReviews()).find((each) => each.key === key);
      this.review = (!wish.known && stored) || {
        key,
        table: wish.table,
        at: Date.now(),
        record: wish.record,
        story: begun.story,
        order: begun.todo,
        analysis,
        document: begun.todo.length ? null : begun.document,
      };
      await storeReview(this.review);
      await this.judgeAll();
    });
  }

  /** Continues where it was stopped. */
  async resume(): Promise<void> {
    await this.work(() => this.judgeAll());
  }

  private async work(what: () => Promise<void>): Promise<void> {
    this.working = true;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof WorkerEnded)) throw error;
    } finally {
      this.stop();
    }
  }

  /** Ends all work; what is judged is kept. */
  stop(): void {
    for (const worker of this.workers) worker.end();
    this.workers = [];
    this.taken.clear();
    this.working = false;
    this.fetched = null;
  }

  /** What a move would have been at a decision; the worker stays for the next question. */
  async judgeMove(due: Due, move: string): Promise<Decision> {
    const worker = this.workers[0] ?? this.open();
    return this.judge(worker, due, move);
  }

  private open(): PythonWorker {
    const isFirst = !this.workers.length;
    const worker = PythonWorker.open((done, total) => {
      if (isFirst) this.fetched = done / total;
    });
    if (isFirst) worker.ready.then(() => (this.fetched = null)).catch(() => undefined);
    this.workers.push(worker);
    return worker;
  }

  private async judgeAll(): Promise<void> {
    const review = this.review;
    if (review && !review.document) {
      const count = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1), this.left().length || 1);
      while (this.workers.length < count) this.open();
      await Promise.all(this.workers.map((worker) => this.judgeSome(worker)));
      await this.complete();
    }
  }

  private left(): Due[] {
    const review = this.review;
    const left = review ? leftOf(review.analysis, review.order, this.first) : [];
    return left.filter((due) => !this.taken.has(`${due.seat}/${due.turn}`));
  }

  private async judgeSome(worker: PythonWorker): Promise<void> {
    for (let due = this.left()[0]; due; due = this.left()[0]) {
      this.taken.add(`${due.seat}/${due.turn}`);
      const decision = await this.judge(worker, due);
      if (!this.review || !this.working) return;
      this.review = { ...this.review, analysis: withDecision(this.review.analysis, due.seat, decision) };
      void storeReview(this.review);
    }
  }

  private async judge(worker: PythonWorker, due: Due, move: string | null = null): Promise<Decision> {
    const { record, analysis } = this.review ?? { record: "", analysis: { terms: {} } };
    const text = JSON.stringify({ record, terms: analysis.terms, ...due, move });
    return JSON.parse(await worker.call(`${ENTRIES}:judge`, text)) as Decision;
  }

  /** Python sums up, and writes the document as the command does. */
  private async complete(): Promise<void> {
    const [worker] = this.workers;
    if (!worker || !this.review) return;
    const document = await worker.call(`${ENTRIES}:finish`, JSON.stringify(this.review.analysis));
    this.review = { ...this.review, document, analysis: JSON.parse(document) as Analysis };
    await storeReview(this.review);
  }
}
