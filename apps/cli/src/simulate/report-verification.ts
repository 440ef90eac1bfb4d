import type { Verification } from "@concordat/simulation";
import type { VerifiedRun } from "@concordat/simulation/sqlite";
import { exitCodeOfVerifications } from "../exit-code.js";
import { print, printJson } from "../terminal/output.js";

/**
 * Prints the result of a verification. A damaged run ends the command with code 1, an incomplete one with 6.
 */
export async function reportVerification(
  verification: Verification,
  { json }: { readonly json: boolean },
): Promise<void> {
  process.exitCode = exitCodeOfVerifications([verification]);
  if (json) printJson(verdictOf(verification));
  else print((await import("@concordat/simulation-report/text")).formatVerification(verification));
}

/**
 * Prints the verification of each run of an ensemble. A damaged run ends the command with code 1; otherwise
 * an incomplete run, or one that has not started, ends it with 6.
 */
export async function reportEnsemble(
  runs: readonly VerifiedRun[],
  { json }: { readonly json: boolean },
): Promise<void> {
  process.exitCode = exitCodeOfVerifications(runs.map(({ verification }) => verification));
  const { formatVerification } = await import("@concordat/simulation-report/text");
  for (const { folder, verification } of runs) {
    if (json)
      printJson({
        run: folder,
        ...(verification === null ? { state: "not-begun" } : verdictOf(verification)),
      });
    else print(`${folder}: ${verification === null ? "not begun" : formatVerification(verification)}`);
  }
}

function verdictOf(verification: Verification) {
  const { state, rounds, ofRounds, decisions, answers, hash, uncovered, difference } = verification;
  const verdict = { state, rounds, of_rounds: ofRounds, decisions, answers, hash, uncovered };
  return difference === null ? verdict : { ...verdict, difference };
}
