import type { Verification } from "@concordat/simulation";
import type { VerifiedRun } from "@concordat/simulation/sqlite";
import { exitCode } from "../exit-code.js";
import { onOneLine } from "../terminal/harmless.js";
import { print, printJson } from "../terminal/output.js";

/** Prints what a verification came to; a broken run ends the command with code 1. */
export async function reportVerification(
  verification: Verification,
  { json }: { readonly json: boolean },
): Promise<void> {
  if (verification.difference !== null) process.exitCode = exitCode.someFailed;
  if (json) printJson(verdictOf(verification));
  else print(await verificationLine(verification));
}

/** Prints what the verification of each run of an ensemble came to; a broken run ends the command with code 1. */
export async function reportEnsemble(
  runs: readonly VerifiedRun[],
  { json }: { readonly json: boolean },
): Promise<void> {
  for (const { folder, verification } of runs) {
    if (verification !== null && verification.difference !== null) process.exitCode = exitCode.someFailed;
    if (json)
      printJson({
        run: folder,
        ...(verification === null ? { state: "not-begun" } : verdictOf(verification)),
      });
    else print(`${folder}: ${verification === null ? "not begun" : await verificationLine(verification)}`);
  }
}

function verdictOf({ state, rounds, ofRounds, decisions, answers, hash, difference }: Verification) {
  const verdict = { state, rounds, of_rounds: ofRounds, decisions, answers, hash };
  return difference === null ? verdict : { ...verdict, difference };
}

/** What a verification came to, in a line for people. */
export async function verificationLine(verification: Verification): Promise<string> {
  const { rounds, ofRounds, decisions, answers, hash, difference } = verification;
  if (difference !== null) {
    const { formatDifference } = await import("@concordat/simulation");
    return `broken: ${onOneLine(formatDifference(difference))}`;
  }
  const counted =
    rounds === ofRounds ? `${rounds} rounds` : `${rounds} of ${ofRounds} rounds (the run is not complete)`;
  return `verified: ${counted}, ${decisions} decisions${answers === 0 ? "" : `, ${answers} answers`}, hash ${hash}`;
}
