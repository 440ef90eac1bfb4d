import type { IterationResponse } from "@concordat/contracts/iteration-response";

/** What an iteration is for. */
export type Phase = IterationResponse["phase"];

/**
 * The phase of an iteration, from how many come after it: more than three exploration, three pre_final, two synthesis,
 * fewer final.
 * @example
 * phaseOf(7, 10); // "pre_final"
 */
export function phaseOf(iteration: number, iterations: number): Phase {
  const remaining = iterations - iteration;
  if (remaining > 3) return "exploration";
  if (remaining === 3) return "pre_final";
  return remaining === 2 ? "synthesis" : "final";
}
