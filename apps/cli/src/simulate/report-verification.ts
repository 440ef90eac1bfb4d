import type { Verification } from "@concordat/simulation";
import { exitCode } from "../exit-code.js";
import { print, printJson } from "../terminal/output.js";

/** Prints what a verification came to; a broken run ends the command with code 1. */
export function reportVerification(verification: Verification, { json }: { readonly json: boolean }): void {
  const { state, rounds, decisions, hash, difference } = verification;
  if (difference !== null) process.exitCode = exitCode.someFailed;
  if (json) printJson({ state, rounds, decisions, hash, ...(difference === null ? {} : { difference }) });
  else print(verificationLine(verification));
}

/** What a verification came to, in a line for people. */
export function verificationLine({ rounds, decisions, hash, difference }: Verification): string {
  if (difference === null) return `verified: ${rounds} rounds, ${decisions} decisions, hash ${hash}`;
  const { round, agent, post, what } = difference;
  const places = [
    ...(round === null ? [] : [`round ${round}`]),
    ...(agent === null ? [] : [`agent ${agent}`]),
    ...(post === null ? [] : [`post ${post}`]),
  ];
  return `broken: ${[...places, what].join(", ")}`;
}
