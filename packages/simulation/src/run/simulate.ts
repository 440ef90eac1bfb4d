import {
  checkOptions,
  isRecord,
  type Rules,
  required,
  rules,
  safeListener,
} from "@concordat/contracts/options";
import { createMemoryLedger } from "../ledger/memory-ledger.js";
import type { Workers } from "../workers/workers.js";
import { codeRules, ledgerRule, limitRules, limitsRule, scenarioRule } from "./option-rules.js";
import type { RunOptions } from "./run-options.js";
import type { SimulateOptions, SimulationResult } from "./simulate-options.js";
import { SimulationRun } from "./simulation-run.js";

const simulateRules: Rules<SimulateOptions> = {
  ...codeRules,
  scenario: scenarioRule,
  ledger: ledgerRule,
  concurrency: rules.natural,
  limits: limitsRule,
  signal: rules.signal,
  hold: rules.aFunction,
  onEvent: rules.aFunction,
  onRound: rules.aFunction,
  holder: rules.text,
  deriveSeed: rules.aFunction,
};

const sharedRules: Rules<SharedOptions> = {
  ...simulateRules,
  workers: required({
    message: "must be workers: an object with a function `make`",
    test: (value) => isRecord(value) && typeof value.make === "function",
  }),
};

/**
 * Runs a simulation, or continues the one that the ledger holds. What it comes to depends neither on the concurrency
 * nor on the order of answers, nor on how often it was interrupted.
 *
 * It does not reject when the model or the storage fails: the run is then paused, and can be continued.
 * @throws {RangeError} when an option is invalid
 * @throws {MissingPolicyError} when the scenario needs a policy or a model that is not given
 * @throws {RunMismatchError} when the ledger holds another run
 * @throws {LedgerTakenError} when another process has taken the run over
 * @example
 * const scenario = await loadScenario("market-street/scenario.json");
 * const { state, summary } = await simulate({ scenario, model: modelPolicies(client) });
 */
export async function simulate(options: SimulateOptions): Promise<SimulationResult> {
  checkOptions(options, simulateRules);
  return played(options);
}

/** What `simulate` takes, and who makes the decisions and answers. */
export interface SharedOptions extends SimulateOptions {
  /** Who makes the decisions and the answers to surveys, and records them in the same ledger. */
  readonly workers: Workers;
}

/**
 * The same, with decisions and answers that others make: this process plans the rounds, and closes them.
 * @throws the errors of `simulate`
 */
export async function simulateShared(options: SharedOptions): Promise<SimulationResult> {
  checkOptions(options, sharedRules);
  return played(options);
}

async function played(options: SimulateOptions & Pick<RunOptions, "workers">): Promise<SimulationResult> {
  checkOptions(options.limits ?? {}, limitRules, "limits.");
  const run = await SimulationRun.open({
    ...options,
    ledger: options.ledger ?? createMemoryLedger(),
    isUnread: options.ledger === undefined,
    onEvent: safeListener("onEvent", options.onEvent),
    onRound: safeListener("onRound", options.onRound),
  });
  return run.play();
}
