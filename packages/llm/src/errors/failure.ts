import { AbortedError } from "./aborted-error.js";
import { ConnectionFailedError } from "./connection-failed-error.js";
import { ContextOverflowError } from "./context-overflow-error.js";
import { type FailureOptions, hasFailureMarker } from "./failure-base.js";
import { ImagesUnsupportedError } from "./images-unsupported-error.js";
import { ModelNotFoundError } from "./model-not-found-error.js";
import { PromptRepeatedError } from "./prompt-repeated-error.js";
import { ProtocolError } from "./protocol-error.js";
import { RateLimitedError } from "./rate-limited-error.js";
import { ReplayMissError } from "./replay-miss-error.js";
import { ServerBusyError } from "./server-busy-error.js";
import { StepsExhaustedError } from "./steps-exhausted-error.js";
import { TimeoutError } from "./timeout-error.js";
import { TruncatedError } from "./truncated-error.js";
import { UnauthorizedError } from "./unauthorized-error.js";
import { UnreadableError } from "./unreadable-error.js";

/** The class of every error with which a request may end. */
const failures = {
  CONNECTION_FAILED: ConnectionFailedError,
  MODEL_NOT_FOUND: ModelNotFoundError,
  UNAUTHORIZED: UnauthorizedError,
  RATE_LIMITED: RateLimitedError,
  TIMEOUT: TimeoutError,
  SERVER_BUSY: ServerBusyError,
  PROTOCOL_ERROR: ProtocolError,
  TRUNCATED: TruncatedError,
  UNREADABLE: UnreadableError,
  PROMPT_REPEATED: PromptRepeatedError,
  CONTEXT_OVERFLOW: ContextOverflowError,
  ABORTED: AbortedError,
  REPLAY_MISS: ReplayMissError,
  IMAGES_UNSUPPORTED: ImagesUnsupportedError,
  STEPS_EXHAUSTED: StepsExhaustedError,
} as const;

/** The reason why a request failed, as records and runs name it. */
export type FailureCode = keyof typeof failures;

/** The error of a failed request: `error.code` discriminates the members. */
export type Failure = { [Code in FailureCode]: InstanceType<(typeof failures)[Code]> }[FailureCode];

/** The codes of all failures. */
export const failureCodes: readonly FailureCode[] = Object.values(failures).map(
  (failure) => new failure("").code,
);

/** Whether a value is the code of a failure. */
export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === "string" && Object.hasOwn(failures, value);
}

/** The union of the details that the constructors of failures accept. */
export interface RecordedDetails extends FailureOptions {
  readonly retryAfterMs?: number | null;
  readonly retryable?: boolean;
}

/** Creates a failure from its recorded code, message and details. */
export function failureOf(code: FailureCode, message: string, details: RecordedDetails = {}): Failure {
  return new failures[code](message, details);
}

/** Whether a value is one of the errors that a request may end with, from any copy of this package. */
export function isFailure(value: unknown): value is Failure {
  return hasFailureMarker(value) && Object.hasOwn(failures, value.code);
}
