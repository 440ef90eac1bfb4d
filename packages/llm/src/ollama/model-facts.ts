import { type ModelIdentity, modelDigest } from "../chat/model-identity.js";
import type { Exchange, ModelServer } from "../http/model-server.js";
import type { ModelEntry, ModelFacts, ModelList } from "./api.js";

/** Whether the server offers tools to a model; false if it is too old to report it. */
export async function readToolUse(
  server: ModelServer,
  model: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { capabilities }: ModelFacts = await server.read("/api/show", { model }, signal);
  return Array.isArray(capabilities) && capabilities.includes("tools");
}

/** Whether a model accepts pictures; true if the server is too old to report it. */
export async function readVision(exchange: Exchange, model: string): Promise<boolean> {
  const { capabilities }: ModelFacts = await exchange.read("/api/show", { model });
  return !Array.isArray(capabilities) || capabilities.includes("vision");
}

/**
 * Reads a model's identity from the server: the digest of its manifest (weights, template and settings) and its size.
 */
export async function readIdentity(
  server: ModelServer,
  model: string,
  signal: AbortSignal | undefined,
): Promise<Omit<ModelIdentity, "model">> {
  const { models }: ModelList = await server.read("/api/tags", undefined, signal);
  const names: readonly unknown[] = [model, `${model}:latest`];
  // A listed value that is not an object has none of the members that are read.
  const listed: readonly (ModelEntry | null)[] = Array.isArray(models) ? models : [];
  const entry = listed.find((known) => names.includes(known?.name));
  const size = entry?.details?.parameter_size;
  return { digest: modelDigest(entry?.digest), size: typeof size === "string" ? size : undefined };
}
