import type { Verification } from "@concordat/simulation";
import { exitCode } from "../exit-code.js";
import { onOneLine } from "../terminal/harmless.js";
import { print, printJson } from "../terminal/output.js";

/** Prints what a verification came to; a broken run ends the command with code 1. */
export async function reportVerification(
  verification: Verification,
  { json }: { readonly json: boolean },
): Promise<void> {
  const { state, rounds, ofRounds, decisions, hash, difference } = verification;
  if (difference !== null) process.exitCode = exitCode.someFailed;
  const verdict = { state, rounds, of_rounds: ofRounds, decisions, hash };
  if (json) printJson({ ...verdict, ...(difference === null ? {} : { difference }) });
  else print(await verificationLine(verification));
}

/** What a verification came to, in a line for people. */
export async function verificationLine(verification: Verification): Promise<string> {
  const { rounds, ofRounds, decisions, hash, difference } = verification;
  if (difference !== null) {
    const { formatDifference } = await import("@concordat/simulation");
    return `broken: ${onOneLine(formatDifference(difference))}`;
  }
  const counted =
    rounds === ofRounds ? `${rounds} rounds` : `${rounds} of ${ofRounds} rounds (the run is not complete)`;
  return `verified: ${counted}, ${decisions} decisions, hash ${hash}`;
}
