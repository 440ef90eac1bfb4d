import {
  ConnectionFailedError,
  ContextOverflowError,
  type Failure,
  isFailure,
  ModelNotFoundError,
  ProtocolError,
  RateLimitedError,
  ServerBusyError,
  UnauthorizedError,
} from "../errors/index.js";
import { asClause } from "../words/as-clause.js";
import { causeMessage } from "./cause-message.js";
import type { StatusError } from "./status-error.js";

/** Data about a failed request. */
export interface FailedRequest {
  /** Client and endpoint, without credentials: `ollama:mistral at http://localhost:11434`. */
  readonly where: string;
  /** Advice for installing a model that the server does not have. */
  readonly getModel: string;
}

/** Converts an error thrown while an answer was read to one of our errors. */
export function mapError(thrown: unknown, { where }: FailedRequest): Failure {
  if (isFailure(thrown)) return thrown;
  return new ProtocolError(`${where} broke off its answer: ${causeMessage(thrown)}`, { cause: thrown });
}

/** Returns the error if the server did not answer. */
export function unreachable(thrown: unknown, { where }: FailedRequest): ConnectionFailedError {
  const message = `${where} cannot be reached: ${asClause(causeMessage(thrown))}; is the server running?`;
  return new ConnectionFailedError(message, { cause: thrown });
}

/** Returns the error for an HTTP status that is not a success, according to the first matching row of the table. */
export function statusError(refusal: StatusError, request: FailedRequest): Failure {
  const meaning = statusMeanings.find(({ fits }) => fits(refusal)) ?? badRequest;
  return meaning.toError(refusal, request);
}

interface StatusMeaning {
  readonly fits: (refusal: StatusError) => boolean;
  readonly toError: (refusal: StatusError, request: FailedRequest) => Failure;
}

const oneOf =
  (...statuses: readonly number[]) =>
  ({ status }: StatusError): boolean =>
    statuses.includes(status);

/** Matches the messages with which llama.cpp, Ollama, vLLM and OpenAI report that a prompt is too long. */
const tooLong =
  /exceed_context_size|exceeds the (available )?context|maximum context length|context_length_exceeded/;

/** The server rejects this request, and would reject it again if repeated. */
const badRequest: StatusMeaning = {
  fits: () => true,
  toError: (cause, { where }) =>
    new ProtocolError(`${where} refused the request (${cause.status}): ${cause.message}`, {
      ...causedBy(cause),
      retryable: false,
    }),
};

const statusMeanings: readonly StatusMeaning[] = [
  {
    fits: oneOf(401, 402, 403, 407),
    toError: (cause, { where }) =>
      new UnauthorizedError(
        `${where} refuses access (${cause.status}): ${asClause(cause.message)}; check the API key and what it may do`,
        causedBy(cause),
      ),
  },
  {
    fits: oneOf(404),
    toError: (cause, { where, getModel }) =>
      new ModelNotFoundError(`${where}: ${asClause(cause.message)}; ${getModel}`, causedBy(cause)),
  },
  {
    fits: oneOf(429),
    toError: (cause, { where }) =>
      new RateLimitedError(`${where} allows no more requests for now (429): ${cause.message}`, {
        ...causedBy(cause),
        retryAfterMs: cause.retryAfterMs,
      }),
  },
  {
    // Anthropic reports an overload as 529.
    fits: oneOf(503, 529),
    toError: (cause, { where }) =>
      new ServerBusyError(`${where} is busy (${cause.status}): ${cause.message}`, {
        ...causedBy(cause),
        retryAfterMs: cause.retryAfterMs,
      }),
  },
  {
    fits: ({ status }) => status >= 300 && status < 400,
    toError: (cause, { where }) =>
      new ProtocolError(
        `${where} redirects elsewhere (${cause.status}), which is not followed; give the final URL`,
        { ...causedBy(cause), retryable: false },
      ),
  },
  {
    fits: ({ message }) => tooLong.test(message),
    toError: (cause, { where }) =>
      new ContextOverflowError(
        `the prompt does not fit the context of ${where}: ${asClause(cause.message)}; shorten it or give the model more context`,
        causedBy(cause),
      ),
  },
  {
    fits: ({ status }) => status >= 500 || status === 408 || status === 425,
    toError: (cause, { where }) =>
      new ProtocolError(`${where} failed (${cause.status}): ${cause.message}`, causedBy(cause)),
  },
];

function causedBy(cause: StatusError): { readonly cause: StatusError; readonly status: number } {
  return { cause, status: cause.status };
}
