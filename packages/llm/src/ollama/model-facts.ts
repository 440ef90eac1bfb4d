import { type ModelIdentity, modelDigest } from "../chat/model-identity.js";
import { TimeoutError } from "../errors/index.js";
import { timeLimit } from "../generate/time-limit.js";
import type { Exchange, ModelServer } from "../http/model-server.js";
import { maxListingMs } from "../limits.js";
import type { ModelEntry, ModelFacts, ModelList } from "./api.js";

/** Whether a model takes pictures. A server too old to say is believed to. */
export async function readVision(exchange: Exchange, model: string): Promise<boolean> {
  const { capabilities }: ModelFacts = await exchange.read("/api/show", { model });
  return !Array.isArray(capabilities) || capabilities.includes("vision");
}

/** @throws {TimeoutError} when the server accepts the request and never answers */
async function readModels(
  server: ModelServer,
  model: string,
  caller: AbortSignal | undefined,
): Promise<ModelList> {
  const { signal, release } = timeLimit(maxListingMs, caller);
  try {
    return await server.read("/api/tags", undefined, signal);
  } catch (error) {
    if (!signal.aborted || caller?.aborted === true) throw error;
    const message = `the server of ollama:${model} did not list its models within ${maxListingMs / 1_000} seconds; is it running, or busy?`;
    throw new TimeoutError(message, { cause: error });
  } finally {
    release();
  }
}

/**
 * Reads a model's identity from the server: the digest of its manifest (weights, template and settings) and its size.
 */
export async function readIdentity(
  server: ModelServer,
  model: string,
  signal: AbortSignal | undefined,
): Promise<Omit<ModelIdentity, "model">> {
  const { models }: ModelList = await readModels(server, model, signal);
  const names: readonly unknown[] = [model, `${model}:latest`];
  // A listed value that is not an object has none of the members that are read.
  const listed: readonly (ModelEntry | null)[] = Array.isArray(models) ? models : [];
  const entry = listed.find((known) => names.includes(known?.name));
  const size = entry?.details?.parameter_size;
  return { digest: modelDigest(entry?.digest), size: typeof size === "string" ? size : undefined };
}
