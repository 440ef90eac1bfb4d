/**
 * The maximum absolute value of a numeric answer. Beyond it, integers cannot be distinguished, and means and
 * intervals could overflow.
 */
export const maxAnswer = Number.MAX_SAFE_INTEGER;

/** Maximum difference between the highest and lowest number of a scale: reports count the answers at each number. */
export const maxScaleWidth = 1000;
