import type { ComparedMeasure, SimulationComparison } from "@concordat/contracts/simulation-comparison";

/**
 * Returns the number of rounds of the compared runs. A survey after the last round may be recorded for only one side.
 */
export function roundsOf({ a, b }: Pick<SimulationComparison, "a" | "b">): number {
  return Math.max(a.rounds, b.rounds);
}

/** Whether the values of the runs differ. */
export function varies({ values_a, values_b }: ComparedMeasure): boolean {
  return new Set([...values_a, ...values_b]).size > 1;
}
