/**
 * The largest number that can be answered, and with a minus the smallest. Beyond it whole numbers cannot be told apart, and means
 * and their intervals leave what a number can hold.
 */
export const maxAnswer = Number.MAX_SAFE_INTEGER;

/** By how much the highest number of a scale may be above the lowest: reports count the answers at each place. */
export const widestScale = 1000;
