/** Why a request may fail, as records and runs name it. */
export const failureCodes = [
  "CONNECTION_FAILED",
  "MODEL_NOT_FOUND",
  "TIMEOUT",
  "SERVER_BUSY",
  "PROTOCOL_ERROR",
  "TRUNCATED",
  "UNREADABLE",
  "CONTEXT_OVERFLOW",
  "ABORTED",
  "REPLAY_MISS",
] as const;

export type FailureCode = (typeof failureCodes)[number];

/** An error's code as it may be recorded; a client that throws a code of its own breaks the protocol. */
export function failureCodeOf({ code }: { readonly code: string }): FailureCode {
  return failureCodes.find((known) => known === code) ?? "PROTOCOL_ERROR";
}
