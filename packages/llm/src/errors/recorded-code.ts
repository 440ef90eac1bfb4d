import type { FailureCode } from "./failure.js";

/** The codes that records have. */
export type RecordedCode = Exclude<FailureCode, "IMAGES_UNSUPPORTED" | "STEPS_EXHAUSTED">;

/**
 * The code of a failure as records have it: their contracts are older than the codes of pictures and tools, which are
 * violations of what the model or the request allows.
 */
export function recordedCode(code: FailureCode): RecordedCode {
  return code === "IMAGES_UNSUPPORTED" || code === "STEPS_EXHAUSTED" ? "PROTOCOL_ERROR" : code;
}
