// The search for the best quilts of a game at work: a worker sews round after round, and what it finds is stored.
import { WorkerEnded } from "@/device/channel";
import { PythonWorker } from "@/device/python-worker";
import { NotReviewed } from "@/review/reviewer.svelte";
import { storedQuilts, storeQuilts } from "@/review/store";
import { lang } from "@/words/catalogue.svelte";
import { nextSeat, withRound, type BestQuilts, type SewnQuilt, type StoredQuilts } from "./quilts";

const ENTRIES = "calico.coach.quilts.messages";

type Begun = { record: string; rounds: number; seats: SewnQuilt[] } | { error: string };

export class QuiltSearch {
  quilts = $state.raw<StoredQuilts | null>(null);
  working = $state(false);
  /** The share of Python that is fetched, until it runs. */
  fetched = $state<number | null>(null);
  /** How many rounds each seat is to have. */
  wanted = $state.raw<number[]>([]);
  /** The seat that is searched for first. */
  first = 0;
  private worker: PythonWorker | null = null;

  /** What is stored of a record; nothing if it was never searched. */
  async recall(record: string): Promise<StoredQuilts | null> {
    const found = (await storedQuilts()).find((each) => each.record === record) ?? null;
    if (found) this.show(found);
    return found;
  }

  /** Begins to search; throws `NotReviewed`, and what else goes wrong unless it was stopped. */
  async begin(record: string): Promise<void> {
    await this.work(async (worker) => {
      const text = JSON.stringify({ record, language: lang() });
      const begun = JSON.parse(await worker.call(`${ENTRIES}:begin`, text)) as Begun;
      if ("error" in begun) throw new NotReviewed(begun.error);
      const { record: key, rounds, seats } = begun;
      this.show({ key, record, search: rounds, seats: seats.map((played) => ({ played, rounds: 0, best: {} })) });
      await this.sewAll(worker);
    });
  }

  /** Continues where it was stopped; where nothing is left to do, with another search for the first seat. */
  async resume(): Promise<void> {
    const { quilts, first } = this;
    if (!quilts) return;
    if (nextSeat(quilts, this.wanted, first) === null)
      this.wanted = this.wanted.map((rounds, k) => (k === first ? rounds + quilts.search : rounds));
    await this.work((worker) => this.sewAll(worker));
  }

  /** Ends all work; what was found is kept. */
  stop(): void {
    this.worker?.end();
    this.worker = null;
    this.working = false;
    this.fetched = null;
  }

  private show(quilts: StoredQuilts): void {
    this.quilts = quilts;
    const { search } = quilts;
    this.wanted = quilts.seats.map(({ rounds }) => search * Math.max(1, Math.ceil(rounds / search)));
  }

  private async work(what: (worker: PythonWorker) => Promise<void>): Promise<void> {
    this.stop();
    const worker = PythonWorker.open((done, total) => {
      if (worker === this.worker) this.fetched = done / total;
    });
    worker.ready.then(() => (this.fetched = null)).catch(() => undefined);
    this.worker = worker;
    this.working = true;
    try {
      await what(worker);
    } catch (error) {
      if (!(error instanceof WorkerEnded)) throw error;
    } finally {
      if (worker === this.worker) this.stop();
    }
  }

  private async sewAll(worker: PythonWorker): Promise<void> {
    const told = new Set<number>();
    for (let seat = this.next(); seat !== null; seat = this.next()) {
      const { record, seats } = this.quilts ?? { record: "", seats: [] };
      const found = Object.entries(seats[seat]?.best ?? {}).map(([figure, quilt]) => [figure, quilt.record] as const);
      // A worker that is new to a seat is told what was found before.
      const known = told.has(seat) ? null : Object.fromEntries(found);
      const text = JSON.stringify({ record, seat, round: seats[seat]?.rounds, known });
      const best = JSON.parse(await worker.call(`${ENTRIES}:sew`, text)) as BestQuilts;
      if (worker !== this.worker || !this.quilts) return;
      told.add(seat);
      this.quilts = withRound(this.quilts, seat, best);
      await storeQuilts(this.quilts);
    }
  }

  private next(): number | null {
    return this.quilts && nextSeat(this.quilts, this.wanted, this.first);
  }
}
