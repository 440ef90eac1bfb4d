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

/** A model, and its size if known. */
interface IdentifiedModel extends ModelIdentity {
  /** Number of the model's parameters, as stated by its file or server. */
  readonly parameters?: number;
}

/** Maximum time in milliseconds that a server may take to identify its model. */
const maxIdentityMs = 10_000;

/**
 * Identifies the model of a client, with the digest that distinguishes it from others of its name: `unpinned`
 * if the engine has none.
 * @throws {ConcordatError} when the engine cannot be reached, refuses access, or does not answer within ten seconds
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
    // A server that implements the protocol without this part.
    if (ProtocolError.isInstance(error) || ModelNotFoundError.isInstance(error)) return unpinned;
    throw error;
  }
}

/** @throws {TimeoutError} when the server accepts the request and does not answer it in time */
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
