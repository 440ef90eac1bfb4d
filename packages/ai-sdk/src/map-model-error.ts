import {
  type Failure,
  isFailure,
  ModelNotFoundError,
  ProtocolError,
  UnauthorizedError,
} from "@concordat/llm";
import {
  asClause,
  boundedText,
  causeMessage,
  errorText,
  type FailedRequest,
  maxReasonLength,
  retryAfterMs,
  StatusError,
  statusError,
  unreachable,
} from "@concordat/llm/server-errors";
import { StreamedError } from "./stream-chunks.js";

type ToFailure = (where: string, cause: Error) => Failure;

/**
 * Creates a failure for a request that cannot be sent. It is not retryable, because the same request would fail
 * again.
 */
const refusedHere: ToFailure = (where, cause) =>
  new ProtocolError(`${where} cannot be asked: ${cause.message}`, { cause, retryable: false });

/** Errors that the AI SDK throws before it sends anything, by name. */
const beforeSending: Readonly<Record<string, ToFailure>> = {
  AI_LoadAPIKeyError: (where, cause) => new UnauthorizedError(`${where}: ${cause.message}`, { cause }),
  AI_NoSuchModelError: (where, cause) =>
    new ModelNotFoundError(`${where}: ${asClause(cause.message)}; name one that the provider has`, { cause }),
  AI_InvalidArgumentError: refusedHere,
  AI_InvalidPromptError: refusedHere,
  AI_LoadSettingError: refusedHere,
  AI_UnsupportedFunctionalityError: refusedHere,
};

/** Converts an error of an AI SDK model to a failure. HTTP statuses are mapped by the same table as for all clients. */
export function mapModelError(thrown: unknown, request: FailedRequest): Failure {
  if (isFailure(thrown)) return thrown;
  if (thrown instanceof StreamedError) return brokenOff(thrown.cause, request);
  const name = thrown instanceof Error ? thrown.name : "";
  const known = Object.hasOwn(beforeSending, name) ? beforeSending[name] : undefined;
  if (known !== undefined && thrown instanceof Error) return known(request.where, thrown);
  return name === "AI_APICallError" ? callError(thrown, request) : brokenOff(thrown, request);
}

/** Returns the failure for a request without a response, with an error status, or with an unreadable response. */
function callError(thrown: unknown, request: FailedRequest): Failure {
  const status = memberOf(thrown, "statusCode");
  if (typeof status !== "number") return unreachable(thrown, request);
  if (status < 300) return brokenOff(thrown, request);
  const body = memberOf(thrown, "responseBody");
  const said = typeof body === "string" && body.trim() !== "" ? errorText(body.trim()) : causeMessage(thrown);
  const retryAfter = memberOf(memberOf(thrown, "responseHeaders"), "retry-after");
  const waitMs = retryAfterMs(typeof retryAfter === "string" ? retryAfter : null);
  return statusError(new StatusError(status, boundedText(said, maxReasonLength), waitMs), request);
}

function brokenOff(cause: unknown, { where }: FailedRequest): ProtocolError {
  const said = cause instanceof Error ? causeMessage(cause) : errorText(cause);
  return new ProtocolError(`${where} broke off its answer: ${boundedText(said, maxReasonLength)}`, { cause });
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
