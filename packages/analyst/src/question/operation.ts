/** The operation of a question. */
export type Operation =
  /** The change of the measure between two periods, and the members that contributed. */
  | "change"
  /** A single number. */
  | "value"
  /** Members sorted by the measure. */
  | "ranking"
  /** Groups compared with each other. */
  | "comparison"
  /** The period with the highest or lowest measure. */
  | "extreme"
  /** The first time at which the measure is above or below a number. */
  | "first time"
  /** The period in which the measure changed most against the one before. */
  | "largest change"
  /** The measure over all periods. */
  | "trend"
  /** The relationship of two numeric columns. */
  | "relationship"
  /** The distribution of a column's values. */
  | "distribution"
  /** The average of the measure of periods: inspections per year. */
  | "average per period"
  /** The share of a part in a total. */
  | "share";
