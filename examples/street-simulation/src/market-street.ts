import type { ChatClient } from "@concordat/llm";
import {
  createMemoryLedger,
  loadScenario,
  modelPolicies,
  type RunSummary,
  simulate,
  type Verification,
  verify,
} from "@concordat/simulation";

/** What a run counted, and whether its record can be rebuilt without the model. */
export interface StreetRun {
  readonly summary: RunSummary;
  readonly verification: Verification;
}

/**
 * Simulates the scenario of this folder, with a model that decides for every agent.
 * @throws {Error} if the model cannot be reached: a paused run has no result
 */
export async function runStreet(client: ChatClient): Promise<StreetRun> {
  const scenario = await loadScenario("scenario.json");
  const ledger = createMemoryLedger();
  const result = await simulate({ scenario, ledger, model: modelPolicies({ client }), concurrency: 2 });
  if (result.state === "paused") throw new Error(result.pause.message);
  return { summary: result.summary, verification: await verify({ scenario, ledger }) };
}
