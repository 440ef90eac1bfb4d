import { createMemoryLedger } from "../ledger/memory-ledger.js";
import type { SimulateOptions, SimulationResult } from "./simulate-options.js";
import { SimulationRun } from "./simulation-run.js";

/**
 * Runs a simulation, or continues the one that the ledger holds. What it comes to depends neither on the concurrency
 * nor on the order of answers, nor on how often it was interrupted.
 *
 * It does not reject when the model or the storage fails: the run is then paused, and can be continued.
 * @throws {MissingPolicyError} when the scenario needs a policy or a model that is not given
 * @throws {OtherRunError} when the ledger holds another run
 * @throws {LedgerTakenError} when another process has taken the run over
 * @example
 * const scenario = await loadScenario("market-street/scenario.json");
 * const { state, summary } = await simulate({ scenario, model: modelPolicies(client) });
 */
export async function simulate(options: SimulateOptions): Promise<SimulationResult> {
  const run = await SimulationRun.open({ ledger: createMemoryLedger(), ...options });
  return run.play();
}
