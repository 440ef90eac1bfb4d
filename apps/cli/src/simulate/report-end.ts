import type { SimulationResult } from "@concordat/simulation";
import { exitCode } from "../exit-code.js";
import { note } from "../terminal/output.js";

/** What to do next with a run. */
export interface NextCommands {
  /** Where the run is, as the user named it. */
  readonly place: string;
  /** The command that continues it. */
  readonly resume: string;
  /** The command that checks it. */
  readonly verify: string;
}

/** Says how a run ended and what to do next, and sets the exit code. */
export function reportEnd(result: SimulationResult, next: NextCommands): void {
  if (result.state === "completed") note(`the run is in ${next.place}; to check it: ${next.verify}`);
  reportPause(result, next);
}

/** The same without a word about a run that is complete. */
export function reportPause(result: SimulationResult, { resume }: NextCommands): void {
  if (result.state === "paused") {
    note(`${result.pause.message}\nto continue: ${resume}`);
    process.exitCode = pauseCodes[result.pause.cause];
    return;
  }
  if (hasFailures([result.summary, result.summary.answers])) process.exitCode = exitCode.someFailed;
}

/** Whether any decision or answer that was requested is invalid or failed. */
export function hasFailures(
  counts: readonly { readonly invalid: number; readonly failed: number }[],
): boolean {
  return counts.some(({ invalid, failed }) => invalid + failed > 0);
}

/** What the process tells the shell, by what has paused a run. */
export const pauseCodes = {
  interrupted: exitCode.interrupted,
  limit: exitCode.limit,
  model: exitCode.unreachable,
  storage: exitCode.usage,
} as const;
