import type { Verification } from "@concordat/simulation";
import type { VerifiedRun } from "@concordat/simulation/sqlite";
import { exitCodeOfVerifications } from "../exit-code.js";
import { print, printJson } from "../terminal/output.js";

/**
 * Prints the result of a verification. The command exits with code 1 if the run is damaged, and with code 6 if it is
 * incomplete.
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
 * Prints the verification of each run of an ensemble. The command exits with code 1 if a run is damaged, and with code
 * 6 if a run is incomplete or has not started.
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
