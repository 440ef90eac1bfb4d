import type { ContractViolationError, Failure } from "@concordat/llm";

/** What follows when the model gave no valid answer. */
export type FailurePolicy = "fallback" | "reject";

/**
 * By error code. What may go better the next time falls back to the first option, logged and marked; what will not
 * get better by itself, or was asked for by the caller, is rejected.
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
};
