import { ConcordatError } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import { FilesError } from "@concordat/files";
import { isOutage } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { errorMessage } from "./error-message.js";

/** Returns the message and the exit code with which an error ends a command. */
export function describeError(error: unknown): { readonly message: string; readonly code: number } {
  if (error instanceof CommandError) return { message: error.message, code: error.exitCode };
  if (FilesError.isInstance(error)) {
    return { message: error.message, code: error.code === "LOCKED" ? exitCode.locked : exitCode.usage };
  }
  if (error instanceof Error && "code" in error && error.code === "LEDGER_TAKEN")
    return { message: error.message, code: exitCode.locked };
  if (ConcordatError.isInstance(error)) {
    return {
      message: needsCode(error) ? `${error.message}\n${moduleHint}` : error.message,
      code: isOutage(error.code) ? exitCode.unreachable : exitCode.usage,
    };
  }
  return { message: errorMessage(error), code: exitCode.usage };
}

const moduleHint = "(--module FILE gives policies and rankers of your own)";

/**
 * Whether a scenario names something that requires a module. Libraries do not mention options, and most
 * commands need no simulation.
 */
function needsCode(error: Error): boolean {
  if (!("problems" in error) || !Array.isArray(error.problems)) return false;
  return error.problems.some((problem) => isRecord(problem) && problem.needsCode === true);
}

/**
 * Maximum number of causes whose stack traces are printed. The limit is needed because a chain of causes could be
 * circular.
 */
const maxCauses = 8;

/** Returns the stack traces of an error and its causes, outermost first; empty if there are none. */
export function stackOf(error: unknown): string {
  const stacks: string[] = [];
  for (let one = error; one instanceof Error && stacks.length < maxCauses; one = one.cause)
    if (one.stack !== undefined) stacks.push(one.stack);
  return stacks.join("\ncaused by ");
}
