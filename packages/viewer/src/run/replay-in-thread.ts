import { Worker } from "node:worker_threads";
import type { Pace } from "./pace.js";
import type { ReplayedRoundData } from "./replayed-round.js";

/** The input of the thread that replays a run. */
export interface ReplayTask {
  /** The folder of the run. */
  readonly folder: string;
  /** The module with the run's custom rankers and policies; `null` if there is none. */
  readonly module: string | null;
  /** The shared memory of the thread's pace. */
  readonly pace: Int32Array;
}

/**
 * Replays the closed rounds of a run in a thread, so that the server can answer requests in the meantime. The thread
 * always ends by itself, after it has closed the ledger. Terminating it from outside could interrupt SQLite in the
 * middle of a call.
 */
export async function* replayInThread(
  task: Omit<ReplayTask, "pace">,
  pace: Pace,
): AsyncGenerator<ReplayedRoundData, void, undefined> {
  const workerData: ReplayTask = { ...task, pace: pace.shared };
  const thread = new SendingThread(
    new Worker(new URL("./replay-thread.js", import.meta.url), { workerData }),
  );
  let isWhole = false;
  try {
    yield* thread.rounds();
    isWhole = true;
  } finally {
    if (!isWhole) pace.stop();
    await thread.exit;
  }
}

/** A thread that sends rounds. */
class SendingThread {
  /** Resolves when the thread has ended. */
  readonly exit: Promise<void>;
  private readonly sent: ReplayedRoundData[] = [];
  private readonly errors: unknown[] = [];
  private hasEnded = false;
  private wake = (): void => undefined;

  constructor(thread: Worker) {
    thread.on("message", (round: ReplayedRoundData) => {
      this.sent.push(round);
      this.wake();
    });
    thread.on("error", (error) => this.errors.push(error));
    this.exit = new Promise((resolve) => {
      thread.once("exit", () => {
        this.hasEnded = true;
        this.wake();
        resolve();
      });
    });
  }

  async *rounds(): AsyncGenerator<ReplayedRoundData, void, undefined> {
    for (;;) {
      const round = this.sent.shift();
      if (round !== undefined) yield round;
      else if (this.hasEnded) break;
      else
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
    }
    for (const error of this.errors) throw error;
  }
}
