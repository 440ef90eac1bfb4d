import type { FailureCode } from "./failure.js";

/** The consequence of a failure for a job with many requests. */
type Consequence =
  /** The model cannot be asked; the next request would fail as well, whatever it asks. */
  | "outage"
  /** The request has no answer; another request may get one. */
  | "unanswered"
  /** The model has answered, or the same request would fail again. */
  | "answered";

/**
 * For each error code, whether it stops a job, and whether a resumed job repeats the request. An answer that violates
 * its contract (CONTRACT_VIOLATION) is still an answer.
 */
const consequences: Readonly<Record<FailureCode, Consequence>> = {
  CONNECTION_FAILED: "outage",
  SERVER_BUSY: "outage",
  RATE_LIMITED: "outage",
  UNAUTHORIZED: "outage",
  MODEL_NOT_FOUND: "outage",
  ABORTED: "outage",
  REPLAY_MISS: "outage",
  TIMEOUT: "unanswered",
  PROTOCOL_ERROR: "unanswered",
  TRUNCATED: "answered",
  UNREADABLE: "answered",
  PROMPT_REPEATED: "answered",
  CONTEXT_OVERFLOW: "answered",
  IMAGES_UNSUPPORTED: "answered",
  STEPS_EXHAUSTED: "answered",
};

/**
 * Whether a failure with this code has nothing to do with the model and its question, for example if the server is
 * down, a quota is exceeded or the caller aborted. A job with many questions pauses then, and repeats the question
 * when it is resumed.
 */
export function isOutage(code: string): boolean {
  return consequenceOf(code) === "outage";
}

/**
 * Whether a failure with this code means that there was no answer: an outage, a time-out or a violation of the
 * protocol. A resumed job repeats such a question. It repeats a question with an invalid answer only on request.
 */
export function isUnanswered(code: string): boolean {
  return consequenceOf(code) !== "answered";
}

function consequenceOf(code: string): Consequence {
  return isKnown(code) ? consequences[code] : "answered";
}

function isKnown(code: string): code is FailureCode {
  return Object.hasOwn(consequences, code);
}
