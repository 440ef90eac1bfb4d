import type { IterationResponse } from "@concordat/contracts/iteration-response";

/** The purpose of an iteration. */
export type Phase = IterationResponse["phase"];

/**
 * Returns the phase of an iteration from the number of iterations after it: more than three, exploration; three,
 * `pre_final`; two, `synthesis`; otherwise `final`.
 * @example
 * phaseOf(7, 10); // "pre_final"
 */
export function phaseOf(iteration: number, iterations: number): Phase {
  const remaining = iterations - iteration;
  if (remaining > 3) return "exploration";
  if (remaining === 3) return "pre_final";
  return remaining === 2 ? "synthesis" : "final";
}
