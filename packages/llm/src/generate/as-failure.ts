import type { ChatClient } from "../chat/index.js";
import {
  AbortedError,
  ConcordatError,
  type Failure,
  isFailure,
  ProtocolError,
  TimeoutError,
} from "../errors/index.js";
import { thrownMessage } from "../errors/thrown-message.js";

/**
 * Converts an error that a client threw to the failure of its request. An error that is not from this package is
 * reported as a fault of the client.
 * @param signal the signal of the request. If it has aborted, this is the reason, whatever the error
 * @throws {ConcordatError} for our errors that are unrelated to the model, such as a recording that cannot be
 * written; they end the call
 */
export function asFailure(
  thrown: unknown,
  { id }: Pick<ChatClient, "id">,
  signal: AbortSignal | undefined,
): Failure {
  if (signal?.aborted === true) return abortionError(id, signal, thrown);
  if (isFailure(thrown)) return thrown;
  if (ConcordatError.isInstance(thrown)) throw thrown;
  return new ProtocolError(`${id} failed: ${thrownMessage(thrown)}`, { cause: thrown });
}

function abortionError(id: string, { reason }: AbortSignal, cause: unknown): Failure {
  return reason instanceof Error && reason.name === "TimeoutError"
    ? new TimeoutError(`${id}: ${reason.message}; allow more time, or use a faster model`, { cause })
    : new AbortedError(`the request to ${id} was stopped`, { cause });
}
