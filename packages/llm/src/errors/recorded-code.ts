import type { FailureCode } from "./failure.js";

/** A failure code that may occur in records. */
export type RecordedCode = Exclude<FailureCode, "IMAGES_UNSUPPORTED" | "STEPS_EXHAUSTED">;

/**
 * Converts the code of a failure to one that records may contain. The contracts of records are older than the codes
 * for pictures and tools, so those are recorded as `PROTOCOL_ERROR`.
 */
export function recordedCode(code: FailureCode): RecordedCode {
  return code === "IMAGES_UNSUPPORTED" || code === "STEPS_EXHAUSTED" ? "PROTOCOL_ERROR" : code;
}
