import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { checkOptions, type Rules, rules, safeListener } from "@concordat/contracts/options";
import type { Pause, SimulationCode } from "@concordat/simulation";
import { FollowedRun } from "@concordat/simulation/distributed";
import { checkStillKnown } from "../database/open-tables.js";
import {
  defaultReconnectTimeoutSeconds,
  type Patience,
  retryUntilReachable,
} from "../database/retry-until-reachable.js";
import type { HeldShard } from "../queue/shard.js";
import { ShardQueue } from "../queue/shard-queue.js";
import type { DatabaseRun, RunDatabase } from "../runs/run-database.js";
import { isComplete, untilBegun } from "../runs/run-progress.js";
import { runRules } from "../runs/run-rules.js";
import { untilElapsed } from "../runs/until-elapsed.js";
import { Membership } from "./membership.js";
import { discardShard, recordShard, type ShardWork, type WorkerContext } from "./shard-work.js";
import { withHeartbeat } from "./with-heartbeat.js";

/** The outcome of a shard for its worker. */
export interface ShardDone {
  /** The round of the shard. */
  readonly round: number;
  /**
   * Whether the results were recorded or discarded. They are discarded if the shard was given to another worker in the
   * meantime.
   */
  readonly state: "recorded" | "discarded";
  /** Number of decisions. */
  readonly decisions: number;
  /** Number of survey answers. A shard consists of either decisions or answers. */
  readonly answers: number;
  /** Number of requests. */
  readonly requests: number;
  /** Duration in seconds. */
  readonly seconds: number;
}

/** Options for a worker. */
export interface WorkOptions extends SimulationCode {
  /** The database that contains the run. */
  readonly database: RunDatabase;
  /** The run, as returned by the database's `openRun`. */
  readonly run: DatabaseRun;
  /** Maximum number of concurrent requests. It affects the duration, but not the result. Default 1. */
  readonly concurrency?: number;
  /** Ends the work when it is aborted. Requests in flight are aborted, and their shards are given to other workers. */
  readonly signal?: AbortSignal;
  /** Called after each shard. An error of the callback is reported on the console and has no other effect. */
  readonly onShard?: (shard: ShardDone) => void;
  /**
   * Whether to exit when the run has no coordinator, for example because it is paused. By default, the worker waits.
   */
  readonly exitWithoutCoordinator?: boolean;
  /** Maximum number of seconds to wait for a database that cannot be reached. Default 300. */
  readonly reconnectTimeoutSeconds?: number;
  /** The worker's name in the database. Default: the host name, the process id and a random text. */
  readonly name?: string;
}

/** The result of a worker. */
export interface WorkResult {
  /**
   * How the work ended. `completed`: the run is complete. `left`: the signal was aborted, the model is unavailable, or
   * the run has no coordinator.
   */
  readonly state: "completed" | "left";
  /** The reason why the worker stopped; `null` if the run is complete or has no coordinator. */
  readonly pause: Pause | null;
  /** Number of recorded decisions. */
  readonly decisions: number;
  /** Number of recorded survey answers. */
  readonly answers: number;
  /**
   * Number of decisions and answers that were discarded, because their shard was given to another worker or could not
   * be completed.
   */
  readonly discarded: number;
}

const workRules: Rules<WorkOptions> = {
  rankers: rules.list,
  custom: rules.list,
  model: rules.record,
  ...runRules,
  concurrency: rules.natural,
  signal: rules.signal,
  onShard: rules.aFunction,
  exitWithoutCoordinator: rules.flag,
  reconnectTimeoutSeconds: rules.count,
  name: rules.text,
};

/** Milliseconds between two polls for a shard. */
const pollMs = 100;

/**
 * Works on a run that another process coordinates. It makes the decisions or survey answers of one shard after another,
 * until the run is complete. The results of a shard and its completion are recorded in one transaction.
 * @throws {RangeError} when an option is invalid
 * @throws {RunMismatchError} when the run has another model or other settings
 * @throws {LedgerError} when the database cannot be reached for too long, or its tables were upgraded to a later
 *   version
 * @example
 * const run = await database.openRun("market-street");
 * await work({ database, run, model: modelPolicies({ client, digest }), concurrency: 4 });
 */
export async function work(options: WorkOptions): Promise<WorkResult> {
  checkOptions(options, workRules);
  const { database, run, model, signal = new AbortController().signal } = options;
  const { connection } = database;
  const worker = options.name ?? `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  const patience = {
    reconnectTimeoutSeconds: options.reconnectTimeoutSeconds ?? defaultReconnectTimeoutSeconds,
    signal,
  };
  const again = <Result>(step: () => Promise<Result>): Promise<Result> =>
    retryUntilReachable(connection, patience, step);
  const membership = await again(() => Membership.join(connection, { simulation: run.id, worker, model }));
  try {
    if (!(await again(() => untilBegun(connection, run, signal)))) return left(interruptedPause, nothingDone);
    const { rankers = [], custom = [] } = options;
    const code = model === undefined ? { rankers, custom } : { rankers, custom, model };
    const { scenario, ledger } = run;
    const followed = await again(() => FollowedRun.open({ scenario, ledger, ...code }));
    const queue = await again(() => ShardQueue.connect(connection, run, { role: "worker" }));
    const bench = { connection, simulation: run.id, queue, worker };
    try {
      return await new Worker({ options, bench, followed, patience }).run();
    } finally {
      await queue.close();
    }
  } finally {
    await membership.leave();
  }
}

interface WorkerTools {
  readonly options: WorkOptions;
  readonly bench: WorkerContext;
  readonly followed: FollowedRun;
  readonly patience: Patience;
}

type Done = Pick<WorkResult, "decisions" | "answers" | "discarded">;

const nothingDone: Done = { decisions: 0, answers: 0, discarded: 0 };

const interruptedPause: Pause = { cause: "interrupted", code: "ABORTED", message: "the worker was stopped" };

function left(pause: Pause | null, done: Done): WorkResult {
  return { state: "left", pause, ...done };
}

/** A worker of a run. */
class Worker {
  private readonly tools: WorkerTools;
  private readonly done = { ...nothingDone };
  private readonly report: (shard: ShardDone) => void;

  constructor(tools: WorkerTools) {
    this.tools = tools;
    this.report = safeListener("onShard", tools.options.onShard) ?? (() => undefined);
  }

  async run(): Promise<WorkResult> {
    const { options, bench, patience } = this.tools;
    const { signal } = patience;
    while (!signal.aborted) {
      const held = await retryUntilReachable(bench.connection, patience, () => bench.queue.take());
      if (held !== null) {
        const pause = await this.make(held);
        if (pause !== null) return left(pause, this.done);
        continue;
      }
      await retryUntilReachable(bench.connection, patience, () => checkStillKnown(bench.connection));
      if (await retryUntilReachable(bench.connection, patience, () => isComplete(options.run)))
        return { state: "completed", pause: null, ...this.done };
      if (options.exitWithoutCoordinator === true && !(await this.isLed())) return left(null, this.done);
      await untilElapsed(pollMs, signal);
    }
    return left(interruptedPause, this.done);
  }

  private async isLed(): Promise<boolean> {
    const { options, bench, patience } = this.tools;
    const runs = await retryUntilReachable(bench.connection, patience, () => options.database.runs());
    return runs.some(({ id, isLed }) => id === options.run.id && isLed);
  }

  /**
   * Works on a shard.
   * @returns the reason why the worker must stop; `null` if it can continue
   */
  private async make(held: HeldShard): Promise<Pause | null> {
    const { options, bench, followed, patience } = this.tools;
    const { concurrency = 1 } = options;
    await retryUntilReachable(bench.connection, patience, () => followed.begin(held.round, held.part));
    const startedAt = performance.now();
    const made = await withHeartbeat(bench, held, patience.signal, (signal) =>
      followed.make(held.agents, { concurrency, signal, keepTimeouts: held.isLast }),
    );
    const shard = { held, made, seconds: (performance.now() - startedAt) / 1_000 };
    const state = await this.record(shard);
    const { rows, requests } = made;
    this.done[state === "recorded" ? held.part : "discarded"] += rows.length;
    const counts = { decisions: 0, answers: 0, [held.part]: rows.length };
    this.report({ round: held.round, state, ...counts, requests, seconds: shard.seconds });
    if (made.pause === null) return null;
    // If only the shard was lost, the worker continues with other shards.
    return made.pause.cause === "interrupted" && !patience.signal.aborted ? null : made.pause;
  }

  private record(shard: ShardWork): Promise<"recorded" | "discarded"> {
    const { bench, patience } = this.tools;
    return retryUntilReachable(bench.connection, patience, async () => {
      if (shard.made.pause === null) return recordShard(bench, shard);
      await discardShard(bench, shard);
      await bench.queue.giveBack(shard.held);
      return "discarded";
    });
  }
}
