import { checkValue } from "@concordat/contracts/options";
import { type ChatClient, callRules, ModelNotFoundError, ProtocolError } from "@concordat/llm";
import type { ModelIdentity } from "../policy/policies.js";

/**
 * Which model a client asks, with the digest that tells it from others of its name: `unpinned` where the engine has
 * none, or cannot say.
 * @throws {ConcordatError} when the engine cannot be reached, or refuses access
 */
export async function identifyModel(client: ChatClient, signal?: AbortSignal): Promise<ModelIdentity> {
  checkValue(client, callRules.client, "client");
  const unpinned = { id: client.id, digest: "unpinned" };
  try {
    const identity = await client.identity?.(signal);
    return identity === undefined ? unpinned : { id: client.id, digest: identity.digest };
  } catch (error) {
    // A server that speaks the protocol without this part of it.
    if (ProtocolError.isInstance(error) || ModelNotFoundError.isInstance(error)) return unpinned;
    throw error;
  }
}
