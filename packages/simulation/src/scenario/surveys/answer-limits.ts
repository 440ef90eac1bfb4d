/**
 * Maximum absolute value of a numeric answer. Above it, integers are not exact, and means and intervals could overflow.
 */
export const maxAnswer = Number.MAX_SAFE_INTEGER;

/** Maximum difference between the highest and lowest number of a scale. Reports count the answers for each number. */
export const maxScaleWidth = 1000;
