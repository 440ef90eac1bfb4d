import type { ConcordatError } from "@concordat/contracts/contract";
import type { RunError } from "@concordat/contracts/decision-run";

type Code = RunError["code"];

const codes: ReadonlySet<string> = new Set<Code>([
  "CONNECTION_FAILED",
  "MODEL_NOT_FOUND",
  "TIMEOUT",
  "SERVER_BUSY",
  "PROTOCOL_ERROR",
  "TRUNCATED",
  "UNREADABLE",
  "CONTRACT_VIOLATION",
  "CONTEXT_OVERFLOW",
  "ABORTED",
  "REPLAY_MISS",
]);

/** An error as a run keeps it. */
export function runError({ code, message }: ConcordatError): RunError {
  return { code: isCode(code) ? code : "PROTOCOL_ERROR", message };
}

function isCode(code: string): code is Code {
  return codes.has(code);
}
