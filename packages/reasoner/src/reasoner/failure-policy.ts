import type { ContractViolationError, Failure } from "@concordat/llm";

/** What the reasoner does if a model gives no valid answer: fall back to the first option, or throw the error. */
export type FailurePolicy = "fallback" | "reject";

/**
 * The policy for each error code. A failure that may not recur falls back to the first option, and this is logged and
 * marked. A failure that will recur, or that the caller requested, is thrown.
 */
export const failurePolicies: Readonly<Record<(Failure | ContractViolationError)["code"], FailurePolicy>> = {
  TIMEOUT: "fallback",
  UNREADABLE: "fallback",
  PROMPT_REPEATED: "fallback",
  TRUNCATED: "fallback",
  CONTRACT_VIOLATION: "fallback",
  CONNECTION_FAILED: "fallback",
  SERVER_BUSY: "fallback",
  RATE_LIMITED: "fallback",
  PROTOCOL_ERROR: "fallback",
  ABORTED: "reject",
  MODEL_NOT_FOUND: "reject",
  UNAUTHORIZED: "reject",
  CONTEXT_OVERFLOW: "reject",
  REPLAY_MISS: "reject",
  IMAGES_UNSUPPORTED: "reject",
  STEPS_EXHAUSTED: "reject",
};
