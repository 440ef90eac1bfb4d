import { checkValue } from "@concordat/contracts/options";
import {
  type ChatClient,
  callRules,
  ModelNotFoundError,
  ProtocolError,
  parameterCount,
} from "@concordat/llm";
import type { ModelIdentity } from "../policy/policies.js";

/** A model, and its size if known. */
interface IdentifiedModel extends ModelIdentity {
  /** Number of its parameters, as stated by its file or server. */
  readonly parameters?: number;
}

/**
 * Identifies the model of a client, with the digest that distinguishes it from others of its name: `unpinned`
 * if the engine has none.
 * @throws {ConcordatError} when the engine cannot be reached, or refuses access
 */
export async function identifyModel(client: ChatClient, signal?: AbortSignal): Promise<IdentifiedModel> {
  checkValue(client, callRules.client, "client");
  const unpinned = { id: client.id, digest: "unpinned" };
  try {
    const identity = await client.identity?.(signal);
    if (identity === undefined) return unpinned;
    const { digest, size } = identity;
    const parameters = parameterCount(size);
    return { id: client.id, digest, ...(parameters === undefined ? {} : { parameters }) };
  } catch (error) {
    // A server that implements the protocol without this part.
    if (ProtocolError.isInstance(error) || ModelNotFoundError.isInstance(error)) return unpinned;
    throw error;
  }
}
