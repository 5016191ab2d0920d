// The worker's side of a channel: starts what answers, and answers.
import type { Heard, Told } from "./channel";
import type { Progress } from "./files";

/** Answers a call. */
export type Answering = (name: string, texts: string[]) => Promise<string>;

/** Sends a message that nobody asked for. */
export type Send = (text: string) => void;

const worker = globalThis as unknown as {
  postMessage(heard: Heard): void;
  onmessage: ((event: MessageEvent<Told>) => void) | null;
};

/** Answers calls by what `start` makes, as soon as the page says where its folder is. */
export function serve(start: (root: string, progress: Progress, send: Send) => Promise<Answering>): void {
  let answering: Promise<Answering> | null = null;
  const send: Send = (message) => worker.postMessage({ message });
  const progress: Progress = (done, total) => worker.postMessage({ done, total });

  async function answer(id: number, name: string, texts: string[]): Promise<void> {
    try {
      worker.postMessage({ id, answer: (await (await answering)?.(name, texts)) ?? "" });
    } catch (error) {
      worker.postMessage({ id, error: reason(error) });
    }
  }

  worker.onmessage = ({ data }) => {
    if ("start" in data) {
      answering = start(data.start, progress, send);
      answering.then(
        () => worker.postMessage({ ready: true }),
        (error: unknown) => worker.postMessage({ failed: reason(error) }),
      );
    } else {
      void answer(data.id, data.name, data.texts);
    }
  };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
