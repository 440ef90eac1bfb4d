import type { ContractViolationError } from "@concordat/contracts/contract";
import { type Failure, ProtocolError, RateLimitedError, ServerBusyError } from "../errors/index.js";

/** The reaction to a request that gave no valid value. */
type RetryAction =
  /** The outcome is final: another request would give the same result. */
  | "nothing"
  /** The request got no answer: it is sent again as it was, after a wait. */
  | "resend"
  /** The answer was truncated: request another one with higher limits. */
  | "more-room"
  /** The answer was invalid: report the problems to the model and request another answer. */
  | "feedback";

/** The reason why a request gave no valid value. */
type AttemptError = Failure | ContractViolationError;

/** The reaction to each error code. */
const follows: Readonly<Record<AttemptError["code"], RetryAction>> = {
  CONTRACT_VIOLATION: "feedback",
  UNREADABLE: "feedback",
  PROMPT_REPEATED: "feedback",
  TRUNCATED: "more-room",
  CONNECTION_FAILED: "resend",
  SERVER_BUSY: "resend",
  RATE_LIMITED: "resend",
  TIMEOUT: "resend",
  PROTOCOL_ERROR: "resend",
  MODEL_NOT_FOUND: "nothing",
  UNAUTHORIZED: "nothing",
  CONTEXT_OVERFLOW: "nothing",
  ABORTED: "nothing",
  REPLAY_MISS: "nothing",
  IMAGES_UNSUPPORTED: "nothing",
  STEPS_EXHAUSTED: "nothing",
};

/** The factor by which the tokens and every limit grow after a truncated answer. */
const limitScaleFactor = 2;

/** The wait before a request is sent again the first time, in milliseconds; it doubles each time. */
const firstWaitMs = 250;
const maxWaitMs = 8_000;
/**
 * Maximum wait in milliseconds that a server may request. If it requests more, the call fails, and the error contains
 * the requested wait.
 */
const maxRequestedWaitMs = 60_000;

/** The state of the retries of one answer. */
export interface RetryState {
  /** The number of the answer, counted from 1. */
  readonly answer: number;
  /** Number of times that the request for this answer has already been sent. */
  readonly resent: number;
  /** The factor of the tokens and the limits. */
  readonly limitScale: number;
  /** The request, counted from 1, whose answer the feedback to the model is about; `null` without feedback. */
  readonly feedbackOn: number | null;
}

export const initialRetryState: RetryState = { answer: 1, resent: 0, limitScale: 1, feedbackOn: null };

/** The maximum numbers of attempts and retries. */
export interface RetryBudget {
  /** Maximum number of requested answers. */
  readonly maxAttempts: number;
  /** Times that the request for one answer is sent again. */
  readonly maxRetries: number;
  /** Whether a request is sent again after a time-out. */
  readonly retryTimeouts: boolean;
  /** Gives numbers from 0 to 1 for the jitter of waits. */
  readonly random: () => number;
}

/**
 * Returns the next request after a failure, and the wait before it in milliseconds. Returns `null` if the outcome is
 * final.
 */
export function nextAsk(
  ask: RetryState,
  request: number,
  error: AttemptError,
  budget: RetryBudget,
): { readonly ask: RetryState; readonly waitMs: number } | null {
  const follow = followOf(error);
  if (follow === "nothing") return null;
  if (follow === "resend") {
    if (error.code === "TIMEOUT" && !budget.retryTimeouts) return null;
    if (ask.resent >= budget.maxRetries) return null;
    return { ask: { ...ask, resent: ask.resent + 1 }, waitMs: waitBefore(ask.resent, error, budget.random) };
  }
  if (ask.answer >= budget.maxAttempts) return null;
  const another = { ...ask, answer: ask.answer + 1, resent: 0 };
  return follow === "more-room"
    ? { ask: { ...another, limitScale: ask.limitScale * limitScaleFactor }, waitMs: 0 }
    : { ask: { ...another, feedbackOn: request }, waitMs: 0 };
}

function followOf(error: AttemptError): RetryAction {
  if (ProtocolError.isInstance(error) && !error.retryable) return "nothing";
  return askedWait(error) > maxRequestedWaitMs ? "nothing" : follows[error.code];
}

/**
 * Milliseconds to wait before a retry: exponential backoff with jitter, and at least the server's `Retry-After`. 0 after a
 * time-out, which has already waited.
 */
function waitBefore(resent: number, error: AttemptError, random: () => number): number {
  if (error.code === "TIMEOUT") return 0;
  const bound = Math.min(maxWaitMs, firstWaitMs * 2 ** resent);
  return Math.max(askedWait(error), Math.round(bound * (0.5 + jitter(random) / 2)));
}

/**
 * Returns a random number from the caller's function.
 * @throws {RangeError} when the function returns anything other than a number from 0 to 1
 */
function jitter(random: () => number): number {
  const given = random();
  if (given >= 0 && given <= 1) return given;
  throw new RangeError(`random gave ${given}; it must give numbers from 0 to 1`);
}

/** Returns the milliseconds that the server asks clients to wait; 0 if it does not specify a time. */
function askedWait(error: AttemptError): number {
  const says = ServerBusyError.isInstance(error) || RateLimitedError.isInstance(error);
  return says ? (error.retryAfterMs ?? 0) : 0;
}
