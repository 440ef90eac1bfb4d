import { omitUndefined } from "@concordat/contracts/options";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { type AnswerForm, type ChatClient, wireForms } from "@concordat/llm";
import {
  type LoadedScenario,
  type ModelIdentity,
  type ModelPolicies,
  type ModelSettings,
  modelPolicies,
} from "@concordat/simulation";
import { formAsked } from "@concordat/simulation/distributed";
import { storedManifest } from "@concordat/simulation/results";
import type { Connection } from "../database/connection.js";
import { checkStillKnown } from "../database/open-tables.js";
import type { DatabaseRun } from "../runs/run-database.js";
import { untilElapsed } from "../runs/until-elapsed.js";

/** Milliseconds between two polls for the first worker. */
const pollMs = 300;

/** A model with the settings on which its answers depend. */
export interface KnownModel extends ModelIdentity {
  readonly settings: ModelSettings;
  /** Number of the model's parameters; absent if unknown. */
  readonly parameters?: number;
  /** How answers are requested: as JSON or field by field. `null` or absent if unknown, which is treated as JSON. */
  readonly form?: AnswerForm | null;
}

/**
 * Determines the model that decides in a run: the one with which the run was started, or, for a new run, the model of
 * the first worker that joins. The returned policies only describe requests; the coordinator calls no model.
 * @returns the policies of the model; `null` if the signal was aborted before a worker joined
 * @throws {LedgerError} when the tables were upgraded to a later version
 */
export async function modelOfRun(
  connection: Connection,
  run: DatabaseRun,
  { signal, onWaiting }: { readonly signal: AbortSignal; readonly onWaiting: () => void },
): Promise<ModelPolicies | null> {
  const manifest = await storedManifest(run.ledger);
  if (manifest !== null) return knownPolicies(manifest, run.scenario);
  for (let told = false; !signal.aborted; told = true) {
    await checkStillKnown(connection);
    const model = await firstModel(connection, run.id);
    if (model !== null) return policiesOf(model);
    if (!told) onWaiting();
    await untilElapsed(pollMs, signal);
  }
  return null;
}

/** Returns policies for the model in a run's manifest. They only describe requests and call no model. */
export function knownPolicies(
  manifest: Pick<SimulationManifest, "model" | "settings" | "prompts_sha256">,
  scenario: LoadedScenario,
): ModelPolicies {
  const { model, settings } = manifest;
  const form = formAsked(manifest, scenario);
  return policiesOf({ id: model?.id ?? "none", digest: model?.digest ?? "unpinned", settings, form });
}

async function firstModel(connection: Connection, simulation: number): Promise<KnownModel | null> {
  const { rows } = await connection.query(
    "SELECT model FROM concordat.worker WHERE simulation = $1 AND model IS NOT NULL AND seen > '-infinity' ORDER BY joined, worker LIMIT 1",
    [simulation],
  );
  return rows[0]?.model ?? null;
}

function policiesOf({ id, digest, parameters, settings, form }: KnownModel): ModelPolicies {
  const {
    temperature,
    max_attempts: maxAttempts,
    reasoning_effort: reasoningEffort,
    odds,
    percentages,
  } = settings;
  return modelPolicies({
    client: uncalledClient(id),
    digest,
    ...omitUndefined({ parameters }),
    form: form ?? "json",
    ...(temperature === null ? {} : { temperature }),
    ...(maxAttempts === null ? {} : { maxAttempts }),
    ...(reasoningEffort === null ? {} : { reasoningEffort }),
    ...omitUndefined({ odds, percentages }),
  });
}

/** Returns a client that is never called, because only other processes ask the model. */
function uncalledClient(id: string): ChatClient {
  return {
    id,
    wireForm: wireForms.ollama,
    chat: () => {
      throw new Error("a coordinator asks no model");
    },
  };
}
