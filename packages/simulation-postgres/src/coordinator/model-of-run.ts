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

/** A model, and the other facts on which its answers depend. */
export interface KnownModel extends ModelIdentity {
  readonly settings: ModelSettings;
  /** The number of the model's parameters; absent if unknown. */
  readonly parameters?: number;
  /** The answer form; `null` or absent if unknown, which is treated as JSON. */
  readonly form?: AnswerForm | null;
}

/**
 * The model that decides in a run: the one with which it was started, or, for a new run, that of the first worker
 * that joins. A coordinator needs only the policies, which determine the requests: it asks no model.
 * @returns `null` if the signal was aborted before a worker joined
 * @throws {LedgerError} when the tables were migrated to a later version
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

/** The policies of the model in a run's manifest. They determine the requests without asking a model. */
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

/** Returns a client that is never called: only other processes ask the model. */
function uncalledClient(id: string): ChatClient {
  return {
    id,
    wireForm: wireForms.ollama,
    chat: () => {
      throw new Error("a coordinator asks no model");
    },
  };
}
