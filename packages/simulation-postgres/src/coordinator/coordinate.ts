import { checkOptions, type Rules, rules, safeListener } from "@concordat/contracts/options";
import {
  type ModelPolicies,
  needsModel,
  type SimulateOptions,
  type SimulationResult,
} from "@concordat/simulation";
import { simulateShared } from "@concordat/simulation/distributed";
import { interrupted } from "@concordat/simulation/limits";
import { checkStillKnown } from "../database/open-tables.js";
import { defaultReconnectTimeoutSeconds, retryUntilReachable } from "../database/retry-until-reachable.js";
import { PostgresLedger } from "../ledger/postgres-ledger.js";
import { defaultLeaseSeconds, minLeaseSeconds } from "../queue/lease.js";
import { ShardQueue } from "../queue/shard-queue.js";
import type { DatabaseRun, RunDatabase } from "../runs/run-database.js";
import { runRules } from "../runs/run-rules.js";
import { type DiscardedWork, discardedWork } from "./discarded-work.js";
import { Dispatcher } from "./dispatcher.js";
import { Leadership } from "./leadership.js";
import { modelOfRun } from "./model-of-run.js";
import { OwnedLedger } from "./owned-ledger.js";
import { ShardSize } from "./shard-size.js";

/** The reason why a coordinator waits. */
export type Waiting =
  /** Another process coordinates the run. This process takes over when the other one ends. */
  | {
      readonly for: "leader";
      /** The description that the other process gave of itself. */
      readonly holder: string;
    }
  /** The first worker, whose model becomes the model of the run. */
  | { readonly for: "model" }
  /** Workers, because there are none. */
  | { readonly for: "workers" };

/** Options for coordinating a run. */
export interface CoordinateOptions
  extends Pick<
    SimulateOptions,
    "rankers" | "custom" | "limits" | "signal" | "onEvent" | "onRound" | "holder"
  > {
  /** The database that contains the run. */
  readonly database: RunDatabase;
  /** The run, as returned by the database's `createRun` or `openRun`. */
  readonly run: DatabaseRun;
  /**
   * Target duration of a shard (a batch of agents of one round), in seconds. Its size is derived from the measured
   * speed of the workers. Default 3.
   */
  readonly shardSeconds?: number;
  /**
   * Number of seconds without a heartbeat after which a worker's shard is given to another worker. Default 15; at least
   * 10.
   */
  readonly leaseSeconds?: number;
  /** Maximum number of seconds to wait for a database that cannot be reached. Default 300. */
  readonly reconnectTimeoutSeconds?: number;
  /**
   * Called when the coordinator starts waiting. An error of the callback is reported on the console and has no other
   * effect.
   */
  readonly onWaiting?: (waiting: Waiting) => void;
}

/** The result of a run, and the work that was discarded. */
export type CoordinateResult = SimulationResult & {
  /** The work that was discarded since the run started. */
  readonly discarded: DiscardedWork;
};

const coordinateRules: Rules<CoordinateOptions> = {
  rankers: rules.list,
  custom: rules.list,
  limits: rules.record,
  signal: rules.signal,
  onEvent: rules.aFunction,
  onRound: rules.aFunction,
  holder: rules.text,
  ...runRules,
  shardSeconds: {
    message: "must be a positive number",
    test: (value) => typeof value === "number" && value > 0,
  },
  leaseSeconds: {
    message: `must be a whole number of at least ${minLeaseSeconds}`,
    test: (value) => Number.isInteger(value) && Number(value) >= minLeaseSeconds,
  },
  reconnectTimeoutSeconds: rules.count,
  onWaiting: rules.aFunction,
};

const defaults = {
  shardSeconds: 3,
  leaseSeconds: defaultLeaseSeconds,
  reconnectTimeoutSeconds: defaultReconnectTimeoutSeconds,
};

const nothing = {
  rounds: 0,
  decisions: 0,
  byRule: 0,
  valid: 0,
  invalid: 0,
  failed: 0,
  answers: { asked: 0, valid: 0, invalid: 0, failed: 0 },
  requests: 0,
  tokens: null,
  hash: "",
};

/**
 * Coordinates a run in which workers make the decisions and survey answers. It plans each round, dispatches it in
 * shards, collects the recorded results, and closes it. It calls no model itself. If another process already
 * coordinates the run, this one waits, and takes over when that process ends.
 * @throws {RangeError} when an option is invalid
 * @throws {LedgerTakenError} when another process claims the run while this one coordinates it
 * @throws {RunMismatchError} when the run differs from the recorded one
 * @throws {LedgerError} when the database cannot be used, or its tables were upgraded to a later version before this
 *   process became the coordinator
 * @example
 * const run = await database.createRun("market-street", await loadScenario("scenario.json"));
 * const { state, summary, discarded } = await coordinate({ database, run });
 */
export async function coordinate(options: CoordinateOptions): Promise<CoordinateResult> {
  checkOptions(options, coordinateRules);
  const { database, run, signal = new AbortController().signal } = options;
  const { connection } = database;
  const patience = {
    reconnectTimeoutSeconds: options.reconnectTimeoutSeconds ?? defaults.reconnectTimeoutSeconds,
    signal,
  };
  for (;;) {
    const { losses } = connection;
    const result = await retryUntilReachable(connection, patience, () => lead(options, signal));
    const lost = result.state === "paused" && result.pause.cause === "storage" && connection.losses > losses;
    // After a restart of the server, the run continues, because its records still exist.
    if (!lost || signal.aborted || !(await waitForDatabase(options)))
      return { ...result, discarded: await discardedWork(connection, run.id) };
  }
}

/** Coordinates the run as long as the database is available. */
async function lead(options: CoordinateOptions, signal: AbortSignal): Promise<SimulationResult> {
  const { database, run, onWaiting } = options;
  const { connection } = database;
  const wait = safeListener("onWaiting", onWaiting) ?? (() => undefined);
  const stopped: SimulationResult = { state: "paused", pause: interrupted, summary: nothing };
  const onLeader = (holder: string): void => wait({ for: "leader", holder });
  const leadership = await Leadership.take(connection, run.id, { signal, onWaiting: onLeader });
  if (leadership === null) return stopped;
  try {
    // The previous coordinator may have been a newer version of the program.
    await checkStillKnown(connection);
    const queue = await ShardQueue.connect(connection, run, { role: "coordinator" });
    try {
      const model = await modelFor(options, signal, () => wait({ for: "model" }));
      if (model === null) return stopped;
      const result = await play(options, { queue, model, wait });
      if (result.state === "completed") await queue.drop();
      return result;
    } finally {
      await queue.close();
    }
  } finally {
    await leadership.release();
  }
}

/** Returns the options that describe the model; `null` if the signal was aborted before the model was known. */
async function modelFor(
  { database, run }: CoordinateOptions,
  signal: AbortSignal,
  onWaiting: () => void,
): Promise<{ readonly model?: ModelPolicies } | null> {
  if (!needsModel(run.scenario)) return {};
  const model = await modelOfRun(database.connection, run, { signal, onWaiting });
  return model === null ? null : { model };
}

interface Tools {
  readonly queue: ShardQueue;
  readonly model: { readonly model?: ModelPolicies };
  readonly wait: (waiting: Waiting) => void;
}

function play(options: CoordinateOptions, { queue, model, wait }: Tools): Promise<SimulationResult> {
  const {
    database,
    run,
    shardSeconds = defaults.shardSeconds,
    leaseSeconds = defaults.leaseSeconds,
  } = options;
  const { rankers, custom, limits, signal, onEvent, onRound, holder } = options;
  const pace = { targetSeconds: shardSeconds };
  const ledger = new OwnedLedger(new PostgresLedger(database.connection, run.id));
  const workers = new Dispatcher({
    connection: database.connection,
    simulation: run.id,
    queue,
    sizes: { answers: new ShardSize(pace), decisions: new ShardSize(pace) },
    leaseSeconds,
    owner: () => ledger.owner,
    onWorkers: (count) => {
      if (count === 0) wait({ for: "workers" });
    },
  });
  const given = { rankers, custom, limits, signal, onEvent, onRound, holder };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return simulateShared({ scenario: run.scenario, ledger, workers, ...known, ...model });
}

/** Waits for the database. Resolves to whether it became reachable again within the time limit. */
async function waitForDatabase({
  database: { connection },
  reconnectTimeoutSeconds,
  signal,
}: CoordinateOptions): Promise<boolean> {
  const patience = {
    reconnectTimeoutSeconds: reconnectTimeoutSeconds ?? defaults.reconnectTimeoutSeconds,
    signal: signal ?? new AbortController().signal,
  };
  return retryUntilReachable(connection, patience, () => connection.query("SELECT 1")).then(
    () => true,
    () => false,
  );
}
