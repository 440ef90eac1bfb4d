import type { RunError } from "@concordat/contracts/decision-run";
import type { ContractViolationError, Failure } from "@concordat/llm";

/** Converts an error to the form in which runs record it. */
export function runError({ code, message }: Failure | ContractViolationError): RunError {
  return { code, message };
}
