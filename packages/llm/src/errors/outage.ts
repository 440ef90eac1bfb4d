import type { FailureCode } from "./failure.js";

/** The consequence of a failure for a job that asks many questions. */
type Consequence =
  /** The model cannot be asked; the next request would fail as well, whatever it asks. */
  | "outage"
  /** This request has no answer; another one may get one. */
  | "unanswered"
  /** The model has answered, or the same request would fail in the same way. */
  | "answered";

/**
 * The one place that says what every job stops for, and what it asks again when it is resumed. A value that breaks its contract
 * (CONTRACT_VIOLATION) is an answer.
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
};

/**
 * Whether a failure with this code is unrelated to the model and its question: a dead server, a used-up quota, a caller
 * who stopped it. A job with many questions pauses there, and asks the same question again when it is resumed.
 */
export function isOutage(code: string): boolean {
  return consequenceOf(code) === "outage";
}

/**
 * Whether a failure with this code means that no answer came: an outage, a time-out, or something that is not the
 * server's protocol. A resumed job asks such a question again; one that the model answered badly only if told to.
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
