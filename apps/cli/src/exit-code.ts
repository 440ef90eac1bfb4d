import type { Pause, Verification } from "@concordat/simulation";
import { isUnreachable } from "./models/is-unreachable.js";

/** The exit codes of the process. */
export const exitCode = {
  done: 0,
  /** An answer was invalid, or a request failed. */
  someFailed: 1,
  /** Wrong usage, or input that cannot be read. */
  usage: 2,
  /** The model could not be reached. */
  unreachable: 3,
  /** A limit was reached: the run is paused. */
  limit: 4,
  /** Another process is working on the same run. */
  locked: 5,
  /** The verified part is correct, but rounds of a run or runs of an ensemble are missing. */
  incomplete: 6,
  interrupted: 130,
} as const;

/** Returns the exit code of a command whose only request failed with this error. */
export function exitCodeOfFailure(code: string): number {
  return isUnreachable(code) ? exitCode.unreachable : exitCode.someFailed;
}

/**
 * Returns the exit code of a command in which all requests failed. It is the code of an unreachable model if every
 * failure has this cause.
 */
export function exitCodeOfFailures(codes: readonly string[]): number {
  return codes.every(isUnreachable) ? exitCode.unreachable : exitCode.someFailed;
}

/** Returns the exit code of a command whose run paused, by the cause. */
export function exitCodeOfPause(cause: Pause["cause"]): number {
  return pauseCodes[cause];
}

const pauseCodes: Readonly<Record<Pause["cause"], number>> = {
  interrupted: exitCode.interrupted,
  limit: exitCode.limit,
  model: exitCode.unreachable,
  storage: exitCode.usage,
};

/** Returns the exit code of a verification of runs; a run is `null` if it has not started. */
export function exitCodeOfVerifications(runs: readonly (Verification | null)[]): number {
  if (runs.some((run) => run !== null && run.difference !== null)) return exitCode.someFailed;
  const isComplete = runs.every((run) => run !== null && run.rounds === run.ofRounds);
  return isComplete ? exitCode.done : exitCode.incomplete;
}

/** Returns the exit code of a comparison of models, from the score of each. */
export function exitCodeOfScores(
  scores: readonly { readonly isUnreachable: boolean; readonly isFlawless: boolean }[],
): number {
  if (scores.every((score) => score.isUnreachable)) return exitCode.unreachable;
  return scores.every((score) => score.isFlawless) ? exitCode.done : exitCode.someFailed;
}
