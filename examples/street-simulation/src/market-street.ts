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

/** What a run counted, and whether its record can be rebuilt without the model; or why it stopped: then it has no result. */
export type StreetRun = FinishedRun | { readonly state: "paused"; readonly message: string };

interface FinishedRun {
  readonly state: "completed";
  readonly summary: RunSummary;
  readonly verification: Verification;
}

/** Simulates the scenario of this folder, with a model that decides for every agent. */
export async function runStreet(client: ChatClient): Promise<StreetRun> {
  const scenario = await loadScenario("scenario.json");
  const ledger = createMemoryLedger();
  const result = await simulate({ scenario, ledger, model: modelPolicies({ client }), concurrency: 2 });
  if (result.state === "paused") return { state: "paused", message: result.pause.message };
  return { state: "completed", summary: result.summary, verification: await verify({ scenario, ledger }) };
}
