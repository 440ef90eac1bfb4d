import type { FailureCode } from "@concordat/llm";

const unreachable: ReadonlySet<string> = new Set<FailureCode>([
  "CONNECTION_FAILED",
  "MODEL_NOT_FOUND",
  "UNAUTHORIZED",
]);

/** Whether an error's code says that the model cannot be asked at all: commands then end with code 3. */
export function isUnreachable(code: string): boolean {
  return unreachable.has(code);
}
