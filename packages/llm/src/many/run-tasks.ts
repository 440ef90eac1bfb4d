/** Options for running tasks. */
export interface TaskOptions {
  /** Maximum number of tasks that run concurrently. */
  readonly concurrency: number;
  /** Stops the requests in progress; no further request starts. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs every task, several concurrently, and starts them in order. If one throws, the others are stopped and awaited,
 * and the error is thrown again.
 */
export async function runTasks<Task>(
  tasks: readonly Task[],
  { concurrency, signal }: TaskOptions,
  run: (task: Task, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const joined = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const waiting = tasks.values();
  const worker = async (): Promise<void> => {
    for (const task of waiting) {
      if (joined.aborted) return;
      await run(task, joined);
    }
  };
  const workers = Array.from({ length: Math.min(concurrency, tasks.length) }, () =>
    worker().catch((error: unknown) => {
      stop.abort();
      throw error;
    }),
  );
  const ends = await Promise.allSettled(workers);
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
