// A worker that runs functions of our Python: each takes texts and returns a text.
import { ROOT } from "@/api/place";
import { WorkerChannel } from "./channel";
import type { Progress } from "./files";

export class PythonWorker {
  private constructor(private readonly channel: WorkerChannel) {}

  /** Starts a worker; `progress` is called while its files are fetched. */
  static open(progress?: Progress): PythonWorker {
    const worker = new Worker(new URL("./python.worker.ts", import.meta.url), { type: "module", name: "python" });
    return new PythonWorker(new WorkerChannel(worker, ROOT, progress));
  }

  /** Kept when Python has started. */
  get ready(): Promise<void> {
    return this.channel.ready;
  }

  /** Calls a function, `package.module:function`; what it returns, or an error with the exception of Python. */
  call(entry: string, ...texts: string[]): Promise<string> {
    return this.channel.call(entry, ...texts);
  }

  /** Takes each text that Python sends meanwhile (`from js import send`). */
  set onmessage(take: (text: string) => void) {
    this.channel.onmessage = take;
  }

  /** Ends the worker, whatever it is doing. */
  end(): void {
    this.channel.end();
  }
}
