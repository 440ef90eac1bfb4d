import { checkValue } from "@concordat/contracts/options";
import {
  type ChatClient,
  callRules,
  ModelNotFoundError,
  ProtocolError,
  parameterCount,
} from "@concordat/llm";
import type { ModelIdentity } from "../policy/policies.js";

/** A model, and how large it is where that is known. */
interface IdentifiedModel extends ModelIdentity {
  /** How many parameters it has, as its file or its server states. */
  readonly parameters?: number;
}

/**
 * Which model a client asks, with the digest that tells it from others of its name: `unpinned` where the engine has
 * none, or cannot say.
 * @throws {ConcordatError} when the engine cannot be reached, or refuses access
 */
export async function identifyModel(client: ChatClient, signal?: AbortSignal): Promise<IdentifiedModel> {
  checkValue(client, callRules.client, "client");
  const unpinned = { id: client.id, digest: "unpinned" };
  try {
    const identity = await client.identity?.(signal);
    if (identity === undefined) return unpinned;
    const { digest, size } = identity;
    const parameters = size === undefined ? undefined : parameterCount(size);
    return { id: client.id, digest, ...(parameters === undefined ? {} : { parameters }) };
  } catch (error) {
    // A server that speaks the protocol without this part of it.
    if (ProtocolError.isInstance(error) || ModelNotFoundError.isInstance(error)) return unpinned;
    throw error;
  }
}
