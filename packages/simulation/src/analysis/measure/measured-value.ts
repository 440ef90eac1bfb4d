import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import type { Measure } from "./measures.js";

/** The value of a measure in a run. */
export interface MeasuredValue {
  /** The measure. */
  readonly measure: Measure;
  /** The segment; `null` for the complete audience. */
  readonly segment: string | null;
  /** The measured survey answers; absent for other measures. */
  readonly survey?: NonNullable<ComparedMeasure["survey"]>;
  /** The value in this run; `null` if it is undefined, such as a rate without exposures. */
  readonly value: number | null;
  /**
   * The expected rate of a choice: the mean of its probabilities over all items shown. Absent for measures that are not
   * the rate of a choice, and if a decision was not sampled from known probabilities.
   */
  readonly expected?: number;
}
