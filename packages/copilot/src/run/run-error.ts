import type { RunError } from "@concordat/contracts/decision-run";
import type { ContractViolationError, Failure } from "@concordat/llm";

/** An error as a run keeps it. */
export function runError({ code, message }: Failure | ContractViolationError): RunError {
  return { code, message };
}
