import {
  checkOptions,
  omitUndefined,
  type Rules,
  required,
  rules,
  safeListener,
} from "@concordat/contracts/options";
import type { RunDatabase, RunState } from "../runs/run-database.js";
import { runRules } from "../runs/run-rules.js";
import { waitForRun } from "../runs/wait-for-run.js";

/** Options for serving the runs of a database. */
export interface ServeRunsOptions {
  /** The database with the runs. */
  readonly database: RunDatabase;
  /** Takes part in a run, usually with `work`. Called for one run after another. */
  readonly serve: (run: RunState) => Promise<void>;
  /** Whether an error of `serve` means that this process cannot work on that run, although it may work on others. */
  readonly isRefusal: (error: unknown) => boolean;
  /** Called with the error when a run is left to other workers. Errors that it throws are reported on the console. */
  readonly onRefusal?: (error: unknown, run: RunState) => void;
  /** Called each time that no run is open, with the existing runs. */
  readonly onWaiting?: (runs: readonly RunState[]) => void;
  /** Ends the service. */
  readonly signal: AbortSignal;
}

const serveRules: Rules<ServeRunsOptions> = {
  database: runRules.database,
  serve: required(rules.aFunction),
  isRefusal: required(rules.aFunction),
  onRefusal: rules.aFunction,
  onWaiting: rules.aFunction,
  signal: required(rules.signal),
};

/**
 * Works on the runs of a database that have a coordinator, one after another, until the signal is aborted. A run that
 * this process cannot work on is skipped as long as another run is open.
 * @throws {RangeError} when an option is invalid
 * @throws the error of `serve`, unless it is a refusal and another run is open
 * @example
 * const isRefusal = (error: unknown) => RunMismatchError.isInstance(error);
 * const serve = async ({ name }: RunState) => {
 *   await work({ database, run: await database.openRun(name), model, exitWithoutCoordinator: true });
 * };
 * await serveRuns({ database, serve, isRefusal, signal });
 */
export async function serveRuns(options: ServeRunsOptions): Promise<void> {
  checkOptions(options, serveRules);
  const { database, serve, isRefusal, onWaiting, signal } = options;
  const onRefusal = safeListener("onRefusal", options.onRefusal) ?? (() => undefined);
  const refused = new Set<number>();
  const isOpen = ({ id, closed, rounds, isLed }: RunState): boolean =>
    isLed && closed < rounds && !refused.has(id);
  for (;;) {
    const run = await waitForRun({ database, fits: isOpen, signal, ...omitUndefined({ onWaiting }) });
    if (run === null) return;
    try {
      await serve(run);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.add(run.id);
      if (!(await database.runs()).some(isOpen)) throw error;
      onRefusal(error, run);
    }
  }
}
