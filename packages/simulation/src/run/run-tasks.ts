import { isOutage } from "@concordat/llm";
import type { Unavailable } from "../policy/policy.js";
import { interrupted, type Pause, timeoutsThatPause } from "./pause.js";

/** What every record says: what became of a request. */
export type Recorded =
  | { readonly state: "valid" | "invalid" }
  | { readonly state: "failed"; readonly error: { readonly code: string; readonly message: string } };

/** What a round's decisions are made with, or the answers to its surveys. */
export interface DecideInput<Task, Made extends Recorded> {
  readonly tasks: readonly Task[];
  /** Decisions under way at once. */
  readonly concurrency: number;
  /** Asks somebody. Rejects only for a mistake of the program. */
  readonly ask: (task: Task, signal: AbortSignal) => Promise<Made | Unavailable>;
  /** Records a decision; resolves once it is recorded for good. Others are made in the meantime. */
  readonly record: (task: Task, record: Made) => Promise<void>;
  /** Asked before each further decision: why to make no more; null to go on. */
  readonly stop: () => Pause | null;
  /** Time-outs in a row so far, which go on from round to round. */
  readonly timeouts: { consecutive: number };
  /** Asked after too many time-outs in a row: whether whoever is asked still answers anything. Default: it does not. */
  readonly isAlive?: ((signal: AbortSignal) => Promise<boolean>) | undefined;
  readonly signal: AbortSignal;
}

/**
 * Makes decisions, several at a time, and records each. Whoever pauses the run keeps the further ones from being
 * started; those under way are finished, and recorded unless they cannot be either. Once the signal is aborted nobody is
 * waited for: what is answered later is not recorded. Time-outs are held back until an answer comes or the round ends: so
 * many in a row that the server must be gone are not recorded at all, unless it shows that it is there.
 * @throws whatever `record` rejected with, once nothing is under way any more
 * @returns why the round is not done; null when it is
 */
export async function runTasks<Task, Made extends Recorded>(
  input: DecideInput<Task, Made>,
): Promise<Pause | null> {
  const { tasks, concurrency, ask, record, stop, timeouts, isAlive, signal } = input;
  const unsaved = new PendingWrites();
  let held: { readonly task: Task; readonly record: Made }[] = [];
  let pause: Pause | null = null;
  let next = 0;
  let left = false;
  let probe: Promise<boolean> | null = null;

  const release = (): void => {
    for (const one of held) unsaved.add(record(one.task, one.record));
    held = [];
  };
  const timedOut = async (message: string): Promise<void> => {
    timeouts.consecutive++;
    if (timeouts.consecutive < timeoutsThatPause) return;
    probe ??= isAlive?.(signal) ?? Promise.resolve(false);
    const alive = await probe;
    probe = null;
    if (left) return;
    if (!alive) pause ??= signal.aborted ? interrupted : gone(message);
    else if (timeouts.consecutive > 0) {
      timeouts.consecutive = 0;
      release();
    }
  };
  const take = async (task: Task): Promise<void> => {
    const answer = await ask(task, signal);
    if (left) return;
    if (isUnable(answer)) {
      pause ??= pauseFor(answer, signal);
      return;
    }
    const failure = failureOf(answer);
    if (failure !== null && isOutage(failure.code)) {
      pause ??= pauseFor(failure, signal);
      return;
    }
    if (failure?.code === "TIMEOUT") {
      held.push({ task, record: answer });
      await timedOut(failure.message);
      return;
    }
    timeouts.consecutive = 0;
    unsaved.add(record(task, answer));
    release();
    await unsaved.room();
  };
  const work = async (): Promise<void> => {
    while (pause === null && !unsaved.failed && next < tasks.length) {
      pause = signal.aborted ? interrupted : stop();
      const task = tasks[next];
      if (pause !== null || task === undefined) return;
      next++;
      await take(task);
    }
  };
  const workers = Array.from({ length: Math.min(concurrency, tasks.length) }, work);
  await unlessAborted(Promise.all(workers), signal);
  left = true;
  if (signal.aborted) pause ??= interrupted;
  if (timeouts.consecutive < timeoutsThatPause) release();
  else timeouts.consecutive = 0;
  await unsaved.settled();
  return pause;
}

function isUnable(answer: Recorded | Unavailable): answer is Unavailable {
  return answer.state === "unable";
}

function failureOf(record: Recorded): { readonly code: string; readonly message: string } | null {
  return record.state === "failed" ? record.error : null;
}

/** Waits for something, but no longer than until the signal is aborted. */
async function unlessAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { signal: over.signal });
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    over.abort();
  }
}

/** Decisions that may wait to be recorded while others are made. */
const maxUnsaved = 2_048;

/** Decisions that were made, but are not recorded for good yet. */
class PendingWrites {
  private readonly waiting = new Set<Promise<void>>();
  private failure: { readonly error: unknown } | null = null;

  /** Whether one could not be recorded. */
  get failed(): boolean {
    return this.failure !== null;
  }

  add(saving: Promise<void>): void {
    const done = saving.then(
      () => void this.waiting.delete(done),
      (error: unknown) => {
        this.failure ??= { error };
        this.waiting.delete(done);
      },
    );
    this.waiting.add(done);
  }

  /** Resolves once there is room for more. */
  async room(): Promise<void> {
    while (this.waiting.size >= maxUnsaved) await Promise.race(this.waiting);
  }

  /** Resolves once nothing waits any more; rejects with the first failure. */
  async settled(): Promise<void> {
    await Promise.all(this.waiting);
    if (this.failure !== null) throw this.failure.error;
  }
}

function pauseFor(
  { code, message }: { readonly code: string; readonly message: string },
  signal: AbortSignal,
): Pause {
  return signal.aborted ? interrupted : { cause: "model", code, message };
}

function gone(message: string): Pause {
  return {
    cause: "model",
    code: "TIMEOUT",
    message: `${timeoutsThatPause} requests in a row were not answered in time: ${message}`,
  };
}
