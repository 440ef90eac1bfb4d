import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import type { Measure } from "./measures.js";

/** A value of a run. */
export interface MeasuredValue {
  /** The measure. */
  readonly measure: Measure;
  /** The segment; `null` for the complete audience. */
  readonly segment: string | null;
  /** The measured survey answers; absent for other measures. */
  readonly survey?: NonNullable<ComparedMeasure["survey"]>;
  /** The value of the run; `null` if it has none, such as a rate without exposures. */
  readonly value: number | null;
  /**
   * The expected value by the odds from which choices were drawn: the mean of their probabilities. Absent if
   * it is not the rate of a choice, or if not every decision was drawn from known odds.
   */
  readonly expected?: number;
}
