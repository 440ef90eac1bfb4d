import type { FailureCode } from "./failure.js";

/** What keeps a model from being asked at all; the next request would fail as well, whatever it asks. */
const outages: ReadonlySet<string> = new Set<FailureCode>([
  "CONNECTION_FAILED",
  "SERVER_BUSY",
  "RATE_LIMITED",
  "UNAUTHORIZED",
  "MODEL_NOT_FOUND",
  "ABORTED",
  "REPLAY_MISS",
]);

/**
 * Whether a failure with this code says nothing of the model or of what it was asked: a dead server, a used-up quota, a caller who
 * stopped it. A job that has many questions pauses there, and asks the same again when it is resumed.
 */
export function isOutage(code: string): boolean {
  return outages.has(code);
}
