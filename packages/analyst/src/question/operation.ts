/** What is computed. */
export type Operation =
  /** The measure in two periods, and who changed. */
  | "change"
  /** One number. */
  | "value"
  /** Members in order of the measure. */
  | "ranking"
  /** Groups against each other. */
  | "comparison"
  /** The period in which the measure is highest or lowest. */
  | "extreme"
  /** The measure over all periods. */
  | "trend"
  /** Two columns of numbers against each other. */
  | "relationship"
  /** How the values of a column lie. */
  | "distribution"
  /** A part of a whole. */
  | "share";
