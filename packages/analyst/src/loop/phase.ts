import type { IterationResponse } from "@concordat/contracts/iteration-response";

/** The purpose of an iteration. */
export type Phase = IterationResponse["phase"];

/**
 * The phase of an iteration, by the number of iterations after it: exploration if more than three, pre_final
 * if three, synthesis if two, otherwise final.
 * @example
 * phaseOf(7, 10); // "pre_final"
 */
export function phaseOf(iteration: number, iterations: number): Phase {
  const remaining = iterations - iteration;
  if (remaining > 3) return "exploration";
  if (remaining === 3) return "pre_final";
  return remaining === 2 ? "synthesis" : "final";
}
