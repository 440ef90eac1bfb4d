import type { Attempt } from "../generate/index.js";

/** Attempts with the numbers that follow those before. */
export function renumbered(attempts: readonly Attempt[], before: readonly Attempt[]): Attempt[] {
  const answers = Math.max(0, ...before.map(({ answer }) => answer));
  return attempts.map((attempt) => ({
    ...attempt,
    index: attempt.index + before.length,
    answer: attempt.answer + answers,
  }));
}
