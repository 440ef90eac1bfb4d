import type { ConcordatError } from "@concordat/contracts/contract";
import type { RunError } from "@concordat/contracts/decision-run";
import { failureCodeOf } from "@concordat/llm";

/** An error as a run keeps it. */
export function runError(error: ConcordatError): RunError {
  const { code, message } = error;
  return { code: code === "CONTRACT_VIOLATION" ? code : failureCodeOf(error), message };
}
