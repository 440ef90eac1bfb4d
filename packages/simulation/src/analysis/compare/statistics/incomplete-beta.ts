const precision = 1e-15;
const maxTerms = 10_000;
const tiny = 1e-300;

/**
 * Returns the regularised incomplete beta function: the integral from 0 to `x`, divided by the integral from 0 to 1.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The continued fraction converges quickly below the mean. Above the mean, the symmetry of the function is used.
  return x < (a + 1) / (a + b + 2)
    ? (front * fraction(x, a, b)) / a
    : 1 - (front * fraction(1 - x, b, a)) / b;
}

/** Evaluates the continued fraction of the incomplete beta function with Lentz's method. */
function fraction(x: number, a: number, b: number): number {
  let numerator = 1;
  let denominator = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = denominator;
  for (let term = 1; term <= maxTerms; term++) {
    const even = (term * (b - term) * x) / ((a + 2 * term - 1) * (a + 2 * term));
    const odd = (-(a + term) * (a + b + term) * x) / ((a + 2 * term) * (a + 2 * term + 1));
    let factor = 1;
    for (const part of [even, odd]) {
      denominator = 1 / awayFromZero(1 + part * denominator);
      numerator = awayFromZero(1 + part / numerator);
      factor = denominator * numerator;
      value *= factor;
    }
    if (Math.abs(factor - 1) < precision) break;
  }
  return value;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/** Minimum value from which Stirling's series is exact in double precision. */
const largeEnough = 12;

/** Returns the natural logarithm of the gamma function of a positive number, computed with Stirling's series. */
export function logGamma(value: number): number {
  let shifted = value;
  let product = 1;
  for (; shifted < largeEnough; shifted++) product *= shifted;
  const inverse = 1 / shifted;
  const square = inverse * inverse;
  const series =
    inverse *
    (1 / 12 -
      square *
        (1 / 360 -
          square * (1 / 1260 - square * (1 / 1680 - square * (1 / 1188 - (square * 691) / 360_360)))));
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - Math.log(product)
  );
}
