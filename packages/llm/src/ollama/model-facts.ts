import { type ModelIdentity, modelDigest } from "../chat/model-identity.js";
import { asJsonObject } from "../http/json-object.js";
import type { Exchange, ModelServer } from "../http/model-server.js";
import type { ModelEntry, ModelFacts, ModelList } from "./api.js";

/** Whether a model takes pictures. A server too old to say is believed to. */
export async function readVision(exchange: Exchange, model: string): Promise<boolean> {
  const { capabilities }: ModelFacts = await exchange.read("/api/show", { model });
  return !Array.isArray(capabilities) || capabilities.includes("vision");
}

/** The digest of a model's manifest: weights, template and parameters. */
export async function readDigest(
  server: ModelServer,
  model: string,
  signal: AbortSignal | undefined,
): Promise<ModelIdentity["digest"]> {
  const { models }: ModelList = await server.read("/api/tags", undefined, signal);
  const names = [model, `${model}:latest`];
  const entry = (Array.isArray(models) ? models : [])
    .map((listed): ModelEntry | null => asJsonObject(listed))
    .find((known) => typeof known?.name === "string" && names.includes(known.name));
  return modelDigest(entry?.digest);
}
