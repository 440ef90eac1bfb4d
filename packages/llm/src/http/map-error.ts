import { ConcordatError } from "@concordat/contracts/contract";
import {
  ConnectionFailedError,
  ModelNotFoundError,
  ProtocolError,
  ServerBusyError,
} from "../errors/index.js";
import { StatusError } from "./open-connection.js";

/** What is known of a request when it fails. */
export interface FailedRequest {
  /** The client's id: `ollama:mistral`. */
  readonly id: string;
  /** The endpoint, without credentials. */
  readonly url: string;
  /** What to do about a model that the server does not have. */
  readonly getModel: string;
  /** What the server's Retry-After header said, in milliseconds. */
  readonly retryAfterMs: number | null;
}

/** What the server or the connection threw, as an error of ours that says what the user can do. */
export function mapError(thrown: unknown, request: FailedRequest): ConcordatError {
  if (ConcordatError.isInstance(thrown)) return thrown;
  const where = `${request.id} at ${request.url}`;
  if (thrown instanceof StatusError) return statusError(thrown, where, request);
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  if (thrown instanceof TypeError) {
    const reason = thrown.cause instanceof Error ? thrown.cause.message || codeOf(thrown.cause) : said;
    if (said === "terminated") return brokeOff(where, `the connection was closed (${reason})`, thrown);
    return new ConnectionFailedError(`${where} cannot be reached: ${reason}; is the server running?`, {
      cause: thrown,
    });
  }
  return brokeOff(where, said, thrown);
}

function brokeOff(where: string, reason: string, cause: unknown): ProtocolError {
  return new ProtocolError(`${where} broke off its answer: ${reason}`, { cause });
}

function statusError(thrown: StatusError, where: string, request: FailedRequest): ConcordatError {
  const { status, message: said } = thrown;
  const options = { cause: thrown };
  if (status === 404) return new ModelNotFoundError(`${where}: ${said}; ${request.getModel}`, options);
  if (status === 429 || status === 503) {
    const { retryAfterMs } = request;
    return new ServerBusyError(`${where} is busy (${status}): ${said}`, { ...options, retryAfterMs });
  }
  if (status >= 300 && status < 400) {
    const message = `${where} redirects elsewhere (${status}), which is not followed; give the final URL`;
    return new ProtocolError(message, { ...options, retryable: false });
  }
  const retryable = status >= 500;
  return new ProtocolError(`${where} refused the request (${status}): ${said}`, { ...options, retryable });
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : error.name;
}
