import {
  checkOptions,
  isRecord,
  type Rules,
  required,
  rules,
  safeListener,
} from "@concordat/contracts/options";
import { createMemoryLedger } from "../ledger/memory-ledger.js";
import { codeRules, ledgerRule, limitRules, limitsRule, scenarioRule } from "./option-rules.js";
import type { RunOptions } from "./run-options.js";
import type { SimulateOptions, SimulationResult } from "./simulate-options.js";
import { SimulationRun } from "./simulation-run.js";
import type { Workers } from "./workers/workers.js";

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
 * Runs a simulation, or resumes the one in the ledger. The result does not depend on the concurrency, on the order of
 * answers, or on interruptions.
 * If the model or the storage fails, the promise does not reject. Instead, the run is paused and can be resumed.
 * @throws {RangeError} when an option is invalid
 * @throws {MissingPolicyError} when the scenario needs a policy or a model that is not given
 * @throws {RunMismatchError} when the ledger contains a different run
 * @throws {LedgerTakenError} when another process has claimed the run
 * @example
 * const scenario = await loadScenario("market-street/scenario.json");
 * const { state, summary } = await simulate({ scenario, model: modelPolicies(client) });
 */
export async function simulate(options: SimulateOptions): Promise<SimulationResult> {
  checkOptions(options, simulateRules);
  return played(options);
}

/** Options for a simulation whose decisions are made by workers. */
export interface SharedOptions extends SimulateOptions {
  /** The workers that make the decisions and survey answers and record them in the same ledger. */
  readonly workers: Workers;
}

/**
 * Runs a simulation like `simulate`, but workers make the decisions and answers. This process plans and closes the
 * rounds.
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
