import { isOutage } from "@concordat/llm";
import { isUnavailable, type Unavailable } from "../../policy/policy.js";
import { type ConsecutiveTimeouts, meanUnavailable, timeoutPause } from "../consecutive-timeouts.js";
import { interrupted, type Pause } from "../pause.js";
import { unlessAborted } from "../unless-aborted.js";
import { PendingWrites } from "./pending-writes.js";

/** The part of a record that is common to decisions and survey answers: the outcome of the request. */
export type Recorded =
  | { readonly state: "valid" | "invalid" }
  | { readonly state: "failed"; readonly error: { readonly code: string; readonly message: string } };

/** The tasks of a round, and the functions that run and record them. A task is a decision or a survey answer. */
export interface DecideInput<Task, Made extends Recorded> {
  readonly tasks: readonly Task[];
  /** Maximum number of tasks in flight. */
  readonly concurrency: number;
  /** Runs a task. Rejects only for programming errors. */
  readonly ask: (task: Task, signal: AbortSignal) => Promise<Made | Unavailable>;
  /** Records a result. Resolves when it is stored durably. Other tasks run in the meantime. */
  readonly record: (task: Task, record: Made) => Promise<void>;
  /** Called before each task. Returns the reason why no further task may start, or `null` to continue. */
  readonly stop: () => Pause | null;
  /** Called before each task. Returns a promise to wait for, or `null` to start immediately. Default: no waiting. */
  readonly hold?: (() => Promise<void> | null) | undefined;
  /** The number of consecutive time-outs so far. It continues across rounds. */
  readonly timeouts: ConsecutiveTimeouts;
  /**
   * Called after too many consecutive time-outs. Resolves to whether the server still answers. Default: it does not.
   */
  readonly isAlive?: ((signal: AbortSignal) => Promise<boolean>) | undefined;
  readonly signal: AbortSignal;
}

/**
 * Runs tasks concurrently and records each result. After a pause, no further task starts. Tasks in flight are finished
 * and recorded, unless the server fails. After an abort, late results are dropped. Timeouts are recorded only after a
 * later task has succeeded, or when the round ends. Too many consecutive timeouts mean that the server is unavailable;
 * they are then dropped, unless `isAlive` resolves to true.
 * @returns the reason why the round is not complete; `null` if it is complete
 * @throws the error with which `record` rejected, after all tasks in flight have ended
 */
export async function runTasks<Task, Made extends Recorded>(
  input: DecideInput<Task, Made>,
): Promise<Pause | null> {
  const { tasks, concurrency, ask, record, stop, hold, timeouts, isAlive, signal } = input;
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
    if (!meanUnavailable(timeouts)) return;
    probe ??= isAlive?.(signal) ?? Promise.resolve(false);
    const alive = await probe;
    probe = null;
    if (left) return;
    if (!alive) pause ??= signal.aborted ? interrupted : timeoutPause(message);
    else if (timeouts.consecutive > 0) {
      timeouts.consecutive = 0;
      release();
    }
  };
  const take = async (task: Task): Promise<void> => {
    const answer = await ask(task, signal);
    if (left) return;
    if (isUnavailable(answer)) {
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
      const heldUp = hold?.() ?? null;
      if (heldUp !== null) {
        await heldUp;
        continue;
      }
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
  if (meanUnavailable(timeouts)) timeouts.consecutive = 0;
  else release();
  await unsaved.settled();
  return pause;
}

function failureOf(record: Recorded): { readonly code: string; readonly message: string } | null {
  return record.state === "failed" ? record.error : null;
}

function pauseFor(
  { code, message }: { readonly code: string; readonly message: string },
  signal: AbortSignal,
): Pause {
  return signal.aborted ? interrupted : { cause: "model", code, message };
}
