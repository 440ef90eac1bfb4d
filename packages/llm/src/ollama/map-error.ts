import { ConcordatError } from "@concordat/contracts/contract";
import {
  ConnectionFailedError,
  ModelNotFoundError,
  ProtocolError,
  ServerBusyError,
} from "../errors/index.js";

/** What is known of a request when it fails. */
export interface FailedRequest {
  readonly id: string;
  readonly model: string;
  readonly url: string;
  /** What the server's Retry-After header said, in milliseconds. */
  readonly retryAfterMs: number | null;
}

/** What the server or the connection threw, as an error of ours that says what the user can do. */
export function mapError(thrown: unknown, request: FailedRequest): ConcordatError {
  if (ConcordatError.isInstance(thrown)) return thrown;
  const where = `${request.id} at ${request.url}`;
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  const status = statusOf(thrown);
  if (status !== null) return statusError(status, where, said, request, thrown);
  if (thrown instanceof TypeError) {
    const reason = thrown.cause instanceof Error ? thrown.cause.message || codeOf(thrown.cause) : said;
    return new ConnectionFailedError(`${where} cannot be reached: ${reason}; is the server running?`, {
      cause: thrown,
    });
  }
  return new ProtocolError(`${where} broke off its answer: ${said}`, { cause: thrown });
}

function statusError(
  status: number,
  where: string,
  said: string,
  request: FailedRequest,
  cause: unknown,
): ConcordatError {
  if (status === 404) {
    return new ModelNotFoundError(`${where}: ${said}; get it with: ollama pull ${request.model}`, { cause });
  }
  if (status === 429 || status === 503) {
    return new ServerBusyError(`${where} is busy (${status}): ${said}`, {
      cause,
      retryAfterMs: request.retryAfterMs,
    });
  }
  if (status >= 300 && status < 400) {
    return new ProtocolError(
      `${where} redirects elsewhere (${status}), which is not followed; give the final URL`,
      {
        cause,
        retryable: false,
      },
    );
  }
  return new ProtocolError(`${where} refused the request (${status}): ${said}`, {
    cause,
    retryable: status >= 500,
  });
}

function statusOf(thrown: unknown): number | null {
  if (!(thrown instanceof Error && "status_code" in thrown)) return null;
  return typeof thrown.status_code === "number" ? thrown.status_code : null;
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : error.name;
}
