import {
  checkOptions,
  isRecord,
  type Rules,
  required,
  rules,
  safeListener,
} from "@concordat/contracts/options";
import { isOutage } from "../errors/index.js";
import type { FlexibleSchema } from "../generate/answer-contract.js";
import { askShared } from "./answer-shared.js";
import { batchDifference, batchIdentity } from "./batch-identity.js";
import { loadBatchModule, type SharedDefinition } from "./batch-module.js";
import { databaseRule, manyRules } from "./check-many-options.js";
import { keptValues } from "./kept-values.js";
import type { ManyOptions } from "./many-options.js";
import { type ManyFailure, type ManyResult, readResult } from "./many-result.js";
import { withRateLimit, withSharedRate } from "./with-rate-limit.js";

/** The contract of a batch that a worker joins. */
export interface BatchContract {
  /** The name of the batch. */
  readonly name: string;
  /** The name of the contract, as the caller of `generateMany` has it. */
  readonly contract: string;
  /** The JSON Schema of the values. */
  readonly schema: object;
}

/** Options of a worker. */
export interface WorkManyOptions
  extends Pick<
    ManyOptions<unknown, unknown>,
    | "client"
    | "concurrency"
    | "rateLimit"
    | "signal"
    | "maxAttempts"
    | "maxRetries"
    | "timeoutMs"
    | "tools"
    | "approve"
  > {
  /** The URL of the database, as in `generateMany`. */
  readonly journal: string;
  /**
   * Returns the contract or schema of a batch, the same as its `generateMany` has. An error of this function means that
   * the batch is not served.
   */
  readonly contractOf: (batch: BatchContract) => FlexibleSchema<unknown> | Promise<FlexibleSchema<unknown>>;
  /**
   * The only batch to work on. The call then ends when the batch is complete. Default: every batch of the database,
   * until the signal aborts.
   */
  readonly name?: string;
  /** Called with each result. `isRecorded` is `false` if the item was given to another worker in the meantime. */
  readonly onResult?: (result: ManyResult<unknown>, batch: string, isRecorded: boolean) => void;
  /** Called with the reason why a batch is not served. Without it and with a `name`, the call throws the error. */
  readonly onRefusal?: (error: unknown) => void;
  /** Called once if the database has no batch yet. */
  readonly onWaiting?: () => void;
}

/** The result of a worker. */
export interface WorkManyResult {
  /**
   * How the work ended. `completed`: the named batch is complete. `stopped`: the signal was aborted. `outage`: the model is
   * unavailable; the current item was returned for other workers.
   */
  readonly state: "completed" | "stopped" | "outage";
  /** Number of recorded results. */
  readonly recorded: number;
  /** Number of results that were discarded, because their item was given to another worker in the meantime. */
  readonly discarded: number;
  /** The failure with which the model became unavailable; `null` otherwise. */
  readonly outage: ManyFailure["error"] | null;
}

const { items: _items, prompt: _prompt, contract: _contract, ...shared } = manyRules;

const workRules: Rules<WorkManyOptions> = {
  client: manyRules.client,
  concurrency: shared.concurrency,
  rateLimit: shared.rateLimit,
  signal: shared.signal,
  maxAttempts: shared.maxAttempts,
  maxRetries: shared.maxRetries,
  timeoutMs: shared.timeoutMs,
  tools: shared.tools,
  approve: shared.approve,
  journal: databaseRule,
  contractOf: required(rules.aFunction),
  name: shared.name,
  onResult: rules.aFunction,
  onRefusal: rules.aFunction,
  onWaiting: rules.aFunction,
};

/**
 * Works on batches that `generateMany` gives with the URL of a database as its `journal`: requests values for items and
 * records them. A worker joins and leaves at any time. If it is killed, its items are given to another one.
 * @throws {RangeError} when an option is invalid
 * @throws {Error} when the named batch has another model, other settings or another schema, or was begun by a version
 *   that asks with other words
 * @throws {LedgerError} when the database cannot be reached or used
 * @example
 * await workMany({ journal: "postgres://concordat@db.example.org/batches", client, contractOf: () => ticket, concurrency: 8 });
 */
export async function workMany(given: WorkManyOptions): Promise<WorkManyResult> {
  checkOptions(given, workRules);
  return withSharedRate(withRateLimit(given), given.journal, workPaced);
}

async function workPaced(options: Omit<WorkManyOptions, "rateLimit">): Promise<WorkManyResult> {
  const { journal, name = null, concurrency = 1, signal = new AbortController().signal } = options;
  const { workOnBatches } = await loadBatchModule();
  const onResult = safeListener("onResult", options.onResult);
  const read = (stored: string): ManyResult<unknown> => readResult(JSON.parse(stored), (value) => value);
  const { outage, ...end } = await workOnBatches({
    url: journal,
    name,
    concurrency,
    signal,
    join: (batch) => joined(batch, options),
    isOutage,
    onResult: (batch, stored, isRecorded) => onResult(read(stored), batch, isRecorded),
    onRefusal: safeListener("onRefusal", options.onRefusal),
    onWaiting: safeListener("onWaiting", options.onWaiting),
  });
  const failed = outage === null ? null : read(outage);
  return { ...end, outage: failed === null || failed.state === "valid" ? null : failed.error };
}

async function joined(batch: SharedDefinition, options: Omit<WorkManyOptions, "rateLimit">) {
  const { client, tools, approve, maxAttempts, maxRetries, timeoutMs } = options;
  const { contract: ref, schema, settings } = requestOf(batch);
  const contract = await options.contractOf({ name: batch.name, contract: ref, schema });
  const values = keptValues(contract);
  const call: ManyOptions<unknown, unknown, unknown, unknown> = {
    ...settings,
    ...Object.fromEntries(
      Object.entries({ tools, approve, maxAttempts, maxRetries, timeoutMs }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    client,
    contract,
    items: [],
    prompt: () => "",
  };
  const difference = batchDifference(batch.identity, await batchIdentity(call, values));
  if (difference === null) return askShared(call, values);
  throw new Error(`the batch ${batch.name} cannot be served by this worker: ${difference}`);
}

function requestOf({ name, request }: SharedDefinition): {
  readonly contract: string;
  readonly schema: object;
  readonly settings: object;
} {
  const value: unknown = JSON.parse(request);
  if (
    isRecord(value) &&
    typeof value.contract === "string" &&
    isRecord(value.schema) &&
    isRecord(value.settings)
  )
    return { contract: value.contract, schema: value.schema, settings: value.settings };
  throw new Error(`the batch ${name} was begun by another version; update concordat on this machine`);
}
