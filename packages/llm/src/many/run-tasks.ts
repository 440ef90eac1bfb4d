import { untilAborted } from "../abort/until-aborted.js";

/** Options for running tasks. */
export interface TaskOptions {
  /** Maximum number of tasks that run concurrently. */
  readonly concurrency: number;
  /** Stops the requests in progress; no further request starts. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs every task, several concurrently, and starts them in order. A task is taken from its source only when it can
 * start. If one throws, the others are stopped and awaited, and the error is thrown again.
 * @returns whether the source has ended
 */
export async function runTasks<Task>(
  tasks: Iterable<Task> | AsyncIterable<Task>,
  { concurrency, signal }: TaskOptions,
  run: (task: Task, signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const stop = new AbortController();
  const joined = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const source = new Source(tasks);
  const worker = async (): Promise<void> => {
    while (!joined.aborted) {
      const next = await source.take(joined);
      if (next === null) return;
      await run(next.task, joined);
    }
  };
  const workers = Array.from({ length: concurrency }, () =>
    worker().catch((error: unknown) => {
      stop.abort();
      throw error;
    }),
  );
  const ends = await Promise.allSettled(workers);
  await source.close();
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return source.hasEnded;
}

/** A source of tasks from which several workers take. */
class Source<Task> {
  hasEnded = false;
  private readonly iterator: Iterator<Task> | AsyncIterator<Task>;
  private turn: Promise<unknown> = Promise.resolve();
  /** Number of workers that wait for a task. */
  private waiting = 0;

  constructor(tasks: Iterable<Task> | AsyncIterable<Task>) {
    this.iterator = Symbol.asyncIterator in tasks ? tasks[Symbol.asyncIterator]() : tasks[Symbol.iterator]();
  }

  /** Takes the next task; `null` after the last one, or if the signal aborts before there is one. */
  async take(signal: AbortSignal): Promise<{ readonly task: Task } | null> {
    this.waiting++;
    const next = this.turn.then(() => this.next(signal)).finally(() => this.waiting--);
    this.turn = next.catch(() => undefined);
    return untilAborted(next, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
  }

  /** Closes a source that has not ended. It is not awaited while a worker waits for its next task. */
  async close(): Promise<void> {
    if (this.hasEnded) return;
    const closed = Promise.resolve(this.iterator.return?.());
    if (this.waiting === 0) await closed;
    else closed.catch(() => undefined);
  }

  private async next(signal: AbortSignal): Promise<{ readonly task: Task } | null> {
    if (this.hasEnded || signal.aborted) return null;
    try {
      const { done, value } = await this.iterator.next();
      if (done !== true) return { task: value };
    } catch (error) {
      this.hasEnded = true;
      throw error;
    }
    this.hasEnded = true;
    return null;
  }
}
