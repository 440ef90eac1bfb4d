import { isOutage } from "@concordat/llm";
import type { LedgerRow } from "../../ledger/ledger.js";
import { storableRecord } from "../../ledger/storable-record.js";
import type { Unavailable } from "../../policy/policy.js";
import type { AnswerOutcome } from "../../round/answer-outcome.js";
import type { ConsecutiveTimeouts } from "../consecutive-timeouts.js";
import { type Cost, spend } from "../limits.js";
import type { Pause } from "../pause.js";
import { type Recorded, runTasks } from "../round/run-tasks.js";

/** Options for making the decisions and answers of a run that another process controls. */
export interface MakeOptions {
  /** Maximum number of concurrent requests. */
  readonly concurrency: number;
  /** Stops the work. Tasks in progress are not awaited. */
  readonly signal: AbortSignal;
  /**
   * Whether requests that timed out are recorded as failed. If false, they are omitted and repeated after the rest of
   * the shard. A timeout may mean that the server is down, which only later requests show.
   */
  readonly keepTimeouts: boolean;
}

/** New decisions or answers that are not recorded yet. */
export interface MadeRows {
  /** The decisions or answers, as rows of the ledger. */
  readonly rows: readonly LedgerRow[];
  /** Number of requests for the rows. */
  readonly requests: number;
  /** Number of tokens; `null` if the engine does not report them. */
  readonly tokens: number | null;
  /**
   * Requests without a recorded result: those that timed out, and those that only checked whether the model is
   * available.
   */
  readonly vain: Pick<MadeRows, "requests" | "tokens"> & {
    /** Number of discarded decisions or answers. */
    readonly count: number;
  };
  /** The reason why some tasks were not requested; `null` if all were requested. */
  readonly pause: Pause | null;
}

/** The functions that request a task and convert its result to a row. */
export interface RowMaker<Task, Made> {
  /** A task that the model has already answered; `null` if there is none. */
  readonly answered: Task | null;
  ask(task: Task, signal: AbortSignal): Promise<Made | Unavailable>;
  rowOf(task: Task, record: Made): { readonly row: LedgerRow; readonly outcome: AnyOutcome };
}

/** The part of an outcome that is common to decisions and answers. */
type AnyOutcome = Cost & Pick<AnswerOutcome, "code">;

/**
 * Requests decisions or answers and returns their rows. Nothing is recorded.
 * @param timeouts the number of consecutive time-outs so far
 */
export async function madeRows<Task, Made extends Recorded>(
  tasks: readonly Task[],
  { ask, rowOf, ...known }: RowMaker<Task, Made>,
  { keepTimeouts, ...options }: MakeOptions & { readonly timeouts: ConsecutiveTimeouts },
): Promise<MadeRows> {
  const rows: LedgerRow[] = [];
  const costs: Cost[] = [];
  const vain: Cost[] = [];
  let { answered } = known;
  const pause = await runTasks<Task, Made>({
    tasks,
    ask,
    ...options,
    async record(task, record) {
      const { row, outcome } = rowOf(task, storableRecord(record));
      const isLeftOut = !keepTimeouts && outcome.code === "TIMEOUT";
      (isLeftOut ? vain : costs).push(outcome);
      if (!isLeftOut) rows.push(row);
      if (record.state !== "failed") answered = task;
    },
    // If all requests of a shard time out, the model may still be available: the shard may contain only slow tasks that
    // other workers omitted. Repeating a task that was answered before tells the two cases apart.
    async isAlive(signal) {
      if (answered === null) return false;
      const made = await ask(answered, signal);
      if (made.state === "unable") return false;
      const { outcome } = rowOf(answered, storableRecord(made));
      vain.push(outcome);
      return outcome.code === null || (outcome.code !== "TIMEOUT" && !isOutage(outcome.code));
    },
    stop: () => null,
  });
  return { rows, pause, ...totalOf(costs), vain: { count: vain.length, ...totalOf(vain) } };
}

function totalOf(costs: readonly Cost[]): Pick<MadeRows, "requests" | "tokens"> {
  const total: { requests: number; tokens: number | null } = { requests: 0, tokens: null };
  spend(total, costs);
  return total;
}
