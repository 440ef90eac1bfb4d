import type { Attempt } from "../generate/index.js";

/** Renumbers attempts so that they follow the earlier ones. */
export function renumbered(attempts: readonly Attempt[], before: readonly Attempt[]): Attempt[] {
  const answers = Math.max(0, ...before.map(({ answer }) => answer));
  return attempts.map((attempt) => ({
    ...attempt,
    index: attempt.index + before.length,
    answer: attempt.answer + answers,
  }));
}
