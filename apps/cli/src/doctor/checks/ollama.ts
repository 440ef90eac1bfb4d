import { isRecord } from "@concordat/contracts/options";
import { type Endpoint, readEndpoint } from "@concordat/llm/endpoint";
import type { DoctorFinding, Whereabouts } from "../doctor-finding.js";
import { slowFinding } from "../slow-finding.js";
import { innermostReason } from "./innermost-reason.js";

const name = "Ollama";

/** Checks whether Ollama answers, and lists the models that it has. */
export async function checkOllama({ endpoint: named, patienceMs }: Whereabouts): Promise<DoctorFinding> {
  let endpoint: Endpoint;
  try {
    endpoint = readEndpoint(named);
  } catch (error) {
    return { name, state: "broken", detail: innermostReason(error), advice: "correct --endpoint" };
  }
  const signal = AbortSignal.timeout(Math.round(patienceMs));
  try {
    const version = await answer(endpoint, "/api/version", signal);
    const tags = await answer(endpoint, "/api/tags", signal);
    const models = isRecord(tags) && Array.isArray(tags.models) ? tags.models.map(nameOf) : [];
    const detail = `${versionOf(version)} at ${endpoint.url}`;
    return models.length === 0
      ? {
          name,
          state: "broken",
          detail: `${detail}, without a model`,
          advice: "get one: ollama pull mistral",
        }
      : { name, state: "found", detail: `${detail}, with ${models.join(", ")}`, advice: null };
  } catch (error) {
    if (signal.aborted) return slowFinding(name, patienceMs, `${endpoint.url} did not answer`);
    const advice =
      "for models of a server: install it from https://ollama.com/download, start it with ollama serve, and get a model " +
      "with ollama pull mistral; another address is named with --endpoint";
    return {
      name,
      state: "absent",
      detail: `${endpoint.url} does not answer (${innermostReason(error)})`,
      advice,
    };
  }
}

function versionOf(answered: unknown): string {
  const version = isRecord(answered) ? answered.version : undefined;
  return typeof version === "string" && version !== "" ? version : "of an unknown version";
}

async function answer({ at, headers }: Endpoint, path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(at(path), { headers, signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

function nameOf(model: unknown): string {
  return isRecord(model) ? String(model.name) : "a model without a name";
}
