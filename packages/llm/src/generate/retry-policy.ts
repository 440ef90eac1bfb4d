import type { ConcordatError } from "@concordat/contracts/contract";
import { ProtocolError } from "../errors/index.js";

/** What follows an attempt that gave no valid value, attempts permitting. */
export type Retry =
  /** The outcome stands: asking again would give the same. */
  | "never"
  /** The same request once more. */
  | "again"
  /** The same request after a wait that grows with each attempt. */
  | "after-a-wait"
  /** The same request with twice the room for the answer. */
  | "with-more-room"
  /** A further turn that says what was wrong. */
  | "with-feedback";

const retries: Readonly<Record<string, Retry>> = {
  CONTRACT_VIOLATION: "with-feedback",
  UNREADABLE: "with-feedback",
  TRUNCATED: "with-more-room",
  CONNECTION_FAILED: "after-a-wait",
  SERVER_BUSY: "after-a-wait",
  TIMEOUT: "again",
  PROTOCOL_ERROR: "again",
  MODEL_NOT_FOUND: "never",
  CONTEXT_OVERFLOW: "never",
  ABORTED: "never",
  REPLAY_MISS: "never",
};

/** How an error is retried. */
export function retryOf(error: ConcordatError): Retry {
  if (ProtocolError.isInstance(error) && !error.retryable) return "never";
  return retries[error.code] ?? "never";
}
