import { incompleteBeta } from "./incomplete-beta.js";

/** The probability that a variable with Student's t distribution lies further from 0 than `t`, on both sides together. */
export function twoSidedTail(t: number, degrees: number): number {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}

/** The value that a variable with Student's t distribution stays below with the given probability. */
export function tQuantile(probability: number, degrees: number): number {
  if (probability < 0.5) return -tQuantile(1 - probability, degrees);
  const tail = 2 * (1 - probability);
  let high = 1;
  while (twoSidedTail(high, degrees) > tail) high *= 2;
  let low = high === 1 ? 0 : high / 2;
  // Halved until two neighbouring numbers are left.
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (twoSidedTail(middle, degrees) > tail) low = middle;
    else high = middle;
  }
}
