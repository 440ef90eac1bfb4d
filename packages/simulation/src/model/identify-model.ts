import { checkValue, omitUndefined } from "@concordat/contracts/options";
import {
  type ChatClient,
  callRules,
  ModelNotFoundError,
  ProtocolError,
  parameterCount,
  TimeoutError,
} from "@concordat/llm";
import type { ModelIdentity } from "../policy/policies.js";

/** A model with its number of parameters, if known. */
interface IdentifiedModel extends ModelIdentity {
  /** Number of the model's parameters, as stated by its file or its server. */
  readonly parameters?: number;
}

/** Maximum time in milliseconds that a server may take to identify its model. */
const maxIdentityMs = 10_000;

/**
 * Returns the identity of a client's model, with a digest that distinguishes it from other models of the same name. The
 * digest is `unpinned` if the engine provides none.
 * @throws {ConcordatError} when the engine cannot be reached, denies access, or does not answer within ten seconds
 */
export async function identifyModel(client: ChatClient, signal?: AbortSignal): Promise<IdentifiedModel> {
  checkValue(client, callRules.client, "client");
  const unpinned = { id: client.id, digest: "unpinned" };
  try {
    const identity = await identityInTime(client, signal);
    if (identity === undefined) return unpinned;
    const { digest, size } = identity;
    const parameters = parameterCount(size);
    return { id: client.id, digest, ...omitUndefined({ parameters }) };
  } catch (error) {
    // The server implements the protocol, but not the request for the model's identity.
    if (ProtocolError.isInstance(error) || ModelNotFoundError.isInstance(error)) return unpinned;
    throw error;
  }
}

/**
 * Requests the identity of the model with a time limit.
 * @throws {TimeoutError} when the server accepts the request but does not answer in time
 */
async function identityInTime(
  client: ChatClient,
  caller: AbortSignal | undefined,
): Promise<Awaited<ReturnType<NonNullable<ChatClient["identity"]>>> | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), maxIdentityMs);
  try {
    return await client.identity?.(
      AbortSignal.any(caller === undefined ? [limit.signal] : [caller, limit.signal]),
    );
  } catch (cause) {
    if (!limit.signal.aborted || caller?.aborted === true) throw cause;
    const message = `${client.id}: the server did not say within ${maxIdentityMs / 1_000} s which model it has; is it busy?`;
    throw new TimeoutError(message, { cause });
  } finally {
    clearTimeout(timer);
  }
}
