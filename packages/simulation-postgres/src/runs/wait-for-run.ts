import { checkOptions, type Rules, required, rules, safeListener } from "@concordat/contracts/options";
import { checkStillKnown } from "../database/open-tables.js";
import { defaultReconnectTimeoutSeconds, retryUntilReachable } from "../database/retry-until-reachable.js";
import type { RunDatabase, RunState } from "./run-database.js";
import { runRules } from "./run-rules.js";
import { untilElapsed } from "./until-elapsed.js";

/** Milliseconds between two polls for a run. */
const pollMs = 1_000;

/** Options for waiting for a run. */
export interface WaitForRunOptions {
  /** The database that will contain the run. */
  readonly database: RunDatabase;
  /** Whether this is the run to wait for. */
  readonly fits: (run: RunState) => boolean;
  /** Stops waiting. */
  readonly signal?: AbortSignal;
  /**
   * Called once with the existing runs if no run matches yet. An error of the callback is reported on the console and
   * has no other effect.
   */
  readonly onWaiting?: (runs: readonly RunState[]) => void;
  /** Maximum number of seconds to wait for a database that cannot be reached. Default 300. */
  readonly reconnectTimeoutSeconds?: number;
}

const waitForRunRules: Rules<WaitForRunOptions> = {
  database: runRules.database,
  fits: required(rules.aFunction),
  signal: rules.signal,
  onWaiting: rules.aFunction,
  reconnectTimeoutSeconds: rules.count,
};

/**
 * Waits until the database contains a matching run.
 * @returns the oldest matching run; `null` if the signal was aborted before there was one
 * @throws {RangeError} when an option is invalid
 * @throws {LedgerError} when the database cannot be reached for too long, or its tables were upgraded to a later
 *   version
 * @example
 * const run = await waitForRun({ database, fits: ({ name }) => name === "market-street" });
 */
export async function waitForRun(options: WaitForRunOptions): Promise<RunState | null> {
  checkOptions(options, waitForRunRules);
  const { database, fits, signal = new AbortController().signal } = options;
  const { reconnectTimeoutSeconds = defaultReconnectTimeoutSeconds } = options;
  const wait = safeListener("onWaiting", options.onWaiting) ?? (() => undefined);
  for (let told = false; !signal.aborted; told = true) {
    const runs = await retryUntilReachable(
      database.connection,
      { reconnectTimeoutSeconds, signal },
      async () => {
        await checkStillKnown(database.connection);
        return database.runs();
      },
    );
    const found = runs.find(fits);
    if (found !== undefined) return found;
    if (!told) wait(runs);
    await untilElapsed(pollMs, signal);
  }
  return null;
}
