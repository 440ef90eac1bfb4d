import type { Pause, SimulationResult } from "@concordat/simulation";
import { exitCode, exitCodeOfPause } from "../exit-code.js";
import { note } from "../terminal/output.js";
import { program } from "./program.js";

/** The next commands for a run. */
export interface NextCommands {
  /** The run's location, as named by the user. */
  readonly place: string;
  /** The command that resumes it. */
  readonly resume: string;
  /** The command that verifies it. */
  readonly verify: string;
  /** The command that writes its report. */
  readonly report: string;
  /** The command that shows it in a browser. */
  readonly view: string;
  /** The command that lists its decisions. */
  readonly decisions: string;
}

/**
 * Returns the commands for a run or an ensemble, except the one that resumes it.
 * @param words the words after each command: the location of the run, and the options for its ledger and code
 */
export function commandsAbout(
  words: readonly string[],
): Pick<NextCommands, "verify" | "report" | "view" | "decisions"> {
  const command = (name: string): string => [program(), name, ...words].join(" ");
  return {
    verify: command("simulate verify"),
    report: command("simulate report"),
    view: command("view"),
    decisions: command("simulate decisions"),
  };
}

/** Reports the end of a run and the next commands, and sets the exit code. */
export function reportEnd(result: SimulationResult, next: NextCommands): void {
  if (result.state === "completed") note(endText(`the run is in ${next.place}`, next));
  reportPause(result, next);
}

/** Returns a sentence about a complete run or ensemble, followed by the next commands, one per line. */
export function endText(
  sentence: string,
  { report, view, verify }: Pick<NextCommands, "report" | "view" | "verify">,
): string {
  return `${sentence}\nto read what happened: ${report}\nto look around in it: ${view}\nto check its record: ${verify}`;
}

/** Reports why a run paused. Prints nothing for a complete run. */
export function reportPause(result: SimulationResult, { resume, decisions }: NextCommands): void {
  if (result.state === "paused") {
    note(`${pauseText(result.pause)}\nto continue: ${resume}`);
    process.exitCode = exitCodeOfPause(result.pause.cause);
    return;
  }
  const { summary } = result;
  if (summary.failed > 0) note(`to see why decisions failed: ${decisions} --state failed`);
  else if (summary.invalid > 0) note(`to see the invalid decisions: ${decisions} --state invalid`);
  if (hasFailures([summary, summary.answers])) process.exitCode = exitCode.someFailed;
}

/** Describes why a run paused. If the model was too slow, the text names the option for a longer timeout. */
export function pauseText({ code, message }: Pause): string {
  return code === "TIMEOUT" ? `${message}; --timeout SECONDS gives each answer longer` : message;
}

/** Whether any requested decision or answer is invalid or failed. */
export function hasFailures(
  counts: readonly { readonly invalid: number; readonly failed: number }[],
): boolean {
  return counts.some(({ invalid, failed }) => invalid + failed > 0);
}
