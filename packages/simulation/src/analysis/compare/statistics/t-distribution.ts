import { incompleteBeta, logGamma } from "./incomplete-beta.js";

/** The probability that the absolute value of a variable with Student's t distribution exceeds `t`. */
export function twoSidedTail(t: number, degrees: number): number {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}

/** The quantile of Student's t distribution. */
export function tQuantile(probability: number, degrees: number): number {
  if (probability < 0.5) return -tQuantile(1 - probability, degrees);
  const tail = 2 * (1 - probability);
  // Newton's method: the tail is convex, so that starting from 0 it never overshoots.
  let t = 0;
  for (;;) {
    const step = (twoSidedTail(t, degrees) - tail) / (2 * density(t, degrees));
    if (!(step > precision * t)) return t;
    t += step;
  }
}

const precision = 1e-14;

function density(t: number, degrees: number): number {
  const scale = logGamma((degrees + 1) / 2) - logGamma(degrees / 2) - Math.log(Math.PI * degrees) / 2;
  return Math.exp(scale - ((degrees + 1) / 2) * Math.log1p((t * t) / degrees));
}
