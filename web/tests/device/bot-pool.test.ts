// Bots think in as many workers as there are, one question each; a worker that fails or hangs is replaced.
import { expect, test, vi } from "vitest";

import { BotPool, type BotWorker } from "@/device/bot-pool";

class FakeWorker implements BotWorker {
  readonly ready = Promise.resolve();
  readonly asked: { text: string; resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];

  call(_entry: string, text = ""): Promise<string> {
    return new Promise((resolve, reject) => this.asked.push({ text, resolve, reject }));
  }

  end(): void {
    for (const { reject } of this.asked) reject(new Error("ended"));
  }
}

function pool(most: number, longest = 1000): { pool: BotPool; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const open = (): BotWorker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return { pool: new BotPool(most, open, longest), workers };
}

test("a worker is started when one is needed, and used again", async () => {
  const { pool: bots, workers } = pool(2);
  expect(workers).toHaveLength(0);
  const first = bots.think("a");
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
  workers[0]?.asked[0]?.resolve("A");
  expect(await first).toBe("A");
  const second = bots.think("b");
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(2));
  workers[0]?.asked[1]?.resolve("B");
  expect(await second).toBe("B");
  expect(workers).toHaveLength(1);
});

test("with all workers busy a question waits for the first that is free", async () => {
  const { pool: bots, workers } = pool(1);
  const both = [bots.think("a"), bots.think("b")];
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
  workers[0]?.asked[0]?.resolve("A");
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(2));
  workers[0]?.asked[1]?.resolve("B");
  expect(await Promise.all(both)).toEqual(["A", "B"]);
});

test("a worker that fails is replaced, also for who waits", async () => {
  const { pool: bots, workers } = pool(1);
  const first = bots.think("a");
  const second = bots.think("b");
  await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
  workers[0]?.asked[0]?.reject(new Error("dead"));
  await expect(first).rejects.toThrow("dead");
  await vi.waitFor(() => expect(workers[1]?.asked).toHaveLength(1));
  workers[1]?.asked[0]?.resolve("B");
  expect(await second).toBe("B");
});

test("a worker that hangs is ended", async () => {
  vi.useFakeTimers();
  const { pool: bots, workers } = pool(1, 1000);
  const answer = bots.think("a");
  const failed = expect(answer).rejects.toThrow("ended");
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(workers[0]?.asked).toHaveLength(1);
  vi.useRealTimers();
});
