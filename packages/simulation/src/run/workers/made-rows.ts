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
  /** Stops the work without waiting for tasks in progress. */
  readonly signal: AbortSignal;
  /**
   * Whether requests that timed out are recorded as failed. Otherwise they are omitted and repeated after the rest of the
   * shard: until then, a server that is down cannot be distinguished from a slow answer.
   */
  readonly keepTimeouts: boolean;
}

/** New decisions or answers that are still to be recorded. */
export interface MadeRows {
  /** The decisions or answers, as rows of the ledger. */
  readonly rows: readonly LedgerRow[];
  /** Number of requests for the rows. */
  readonly requests: number;
  /** Number of tokens; `null` if the engine does not report it. */
  readonly tokens: number | null;
  /** Discarded requests: those that timed out and are not recorded, and those repeated to check whether the model is alive. */
  readonly vain: Pick<MadeRows, "requests" | "tokens"> & {
    /** Number of decisions or answers concerned. */
    readonly count: number;
  };
  /** The reason why some tasks are missing; `null` if every task was requested. */
  readonly pause: Pause | null;
}

/** The functions that request a task and convert its result to a row. */
export interface RowMaker<Task, Made> {
  /** A task that the model answered before; `null` if there is none. */
  readonly answered: Task | null;
  ask(task: Task, signal: AbortSignal): Promise<Made | Unavailable>;
  rowOf(task: Task, record: Made): { readonly row: LedgerRow; readonly outcome: AnyOutcome };
}

/** The part that the outcomes of decisions and answers share. */
type AnyOutcome = Cost & Pick<AnswerOutcome, "code">;

/**
 * Makes decisions or answers, and records nothing.
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
    // Every request of a shard may time out with this model: a shard can contain only tasks that other workers omitted.
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
