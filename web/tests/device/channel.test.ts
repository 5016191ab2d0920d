// Calls to a worker: answered, refused, broken off.
import { expect, test, vi } from "vitest";

import { WorkerChannel, WorkerEnded, type Heard, type Told } from "@/device/channel";

class FakeWorker {
  onmessage: ((event: { data: Heard }) => void) | null = null;
  onerror: unknown = null;
  readonly told: Told[] = [];
  readonly terminate = vi.fn();

  postMessage(told: Told): void {
    this.told.push(told);
  }

  say(heard: Heard): void {
    this.onmessage?.({ data: heard });
  }
}

function opened(progress?: (done: number, total: number) => void): { worker: FakeWorker; channel: WorkerChannel } {
  vi.stubGlobal("location", { href: "https://calico.example/app/#/" });
  const worker = new FakeWorker();
  return { worker, channel: new WorkerChannel(worker as unknown as Worker, "/app/", progress) };
}

test("a call waits until the worker is loaded; errors and answers go to whom they belong", async () => {
  const progress = vi.fn();
  const { worker, channel } = opened(progress);
  expect(worker.told).toEqual([{ start: "https://calico.example/app/" }]);
  const [one, two] = [channel.call("a", "1"), channel.call("b")];
  worker.say({ done: 1, total: 2 });
  expect(progress).toHaveBeenCalledWith(1, 2);
  worker.say({ ready: true });
  await vi.waitFor(() => expect(worker.told).toHaveLength(3));
  expect(worker.told[1]).toEqual({ id: 1, name: "a", texts: ["1"] });
  worker.say({ id: 2, error: "no" });
  worker.say({ id: 1, answer: "yes" });
  expect(await one).toBe("yes");
  await expect(two).rejects.toThrow("no");
});

test("messages come without being asked for", () => {
  const { worker, channel } = opened();
  channel.onmessage = vi.fn();
  worker.say({ message: "half done" });
  expect(channel.onmessage).toHaveBeenCalledWith("half done");
});

test("who ends a worker breaks what was called, and what is called after", async () => {
  const { worker, channel } = opened();
  worker.say({ ready: true });
  const call = channel.call("a");
  await vi.waitFor(() => expect(worker.told).toHaveLength(2));
  channel.end();
  await expect(call).rejects.toBeInstanceOf(WorkerEnded);
  await expect(channel.call("b")).rejects.toBeInstanceOf(WorkerEnded);
  expect(worker.terminate).toHaveBeenCalled();
});

test("a worker that cannot be loaded says why", async () => {
  const { worker, channel } = opened();
  worker.say({ failed: "damaged: python/stdlib" });
  await expect(channel.ready).rejects.toThrow("damaged: python/stdlib");
  await expect(channel.call("a")).rejects.toThrow("damaged: python/stdlib");
});
