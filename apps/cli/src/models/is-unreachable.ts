import type { FailureCode } from "@concordat/llm";

const unreachable: ReadonlySet<string> = new Set<FailureCode>([
  "CONNECTION_FAILED",
  "MODEL_NOT_FOUND",
  "UNAUTHORIZED",
]);

/** Whether an error code means that the model cannot be reached. Commands then exit with code 3. */
export function isUnreachable(code: string): boolean {
  return unreachable.has(code);
}
