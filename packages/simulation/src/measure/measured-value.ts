import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import type { Measure } from "./measures.js";

/** A value of a run. */
export interface MeasuredValue {
  /** What was measured. */
  readonly measure: Measure;
  /** Of which segment; null: of the whole audience. */
  readonly segment: string | null;
  /** Which answers, for a measure of answers to surveys. Absent: it is not one. */
  readonly survey?: NonNullable<ComparedMeasure["survey"]>;
  /** `null` if the run has no such value, as a rate without exposures. */
  readonly value: number | null;
  /**
   * What was to be expected by the odds that choices were drawn from: the mean of their probabilities. Absent: it is not a rate of a
   * choice, or not every decision was drawn from known odds.
   */
  readonly expected?: number;
}
