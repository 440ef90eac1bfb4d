import { incompleteBeta, logGamma } from "./incomplete-beta.js";

/** Returns the probability that the absolute value of a t-distributed variable exceeds `t`. */
export function twoSidedTail(t: number, degrees: number): number {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}

/** Returns the quantile of Student's t distribution. */
export function tQuantile(probability: number, degrees: number): number {
  if (probability < 0.5) return -tQuantile(1 - probability, degrees);
  const tail = 2 * (1 - probability);
  // Newton's method never overshoots when it starts at 0, because the tail is convex.
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
