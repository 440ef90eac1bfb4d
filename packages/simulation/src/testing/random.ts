import { hashWords } from "../random/key.js";

/** Reproducible random numbers for tests. */
export class Random {
  private readonly seed: number;
  private drawn = 0;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Returns a uniform number from 0 up to, but not including, 1. */
  uniform(): number {
    return hashWords(this.seed, 0, 0, 0, 0, 0, this.drawn++);
  }

  /** Returns a normally distributed number with mean 0 and variance 1. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.uniform())) * Math.cos(2 * Math.PI * this.uniform());
  }

  /** Returns an exponentially distributed number with mean 1 and skewness 2. */
  exponential(): number {
    return -Math.log(1 - this.uniform());
  }

  /** Returns a binomially distributed number: the successes among `trials`. */
  binomial(trials: number, probability: number): number {
    let count = 0;
    for (let trial = 0; trial < trials; trial++) if (this.uniform() < probability) count++;
    return count;
  }

  /** Returns a gamma-distributed number with mean `shape` and skewness 2 / √shape, as a sum of exponential numbers. */
  gamma(shape: number): number {
    let sum = 0;
    for (let part = 0; part < shape; part++) sum += this.exponential();
    return sum;
  }

  /**
   * Returns a number with Student's t distribution with 3 degrees of freedom. Its tails are so heavy that it has no
   * fourth moment.
   */
  heavy(): number {
    const squares = this.normal() ** 2 + this.normal() ** 2 + this.normal() ** 2;
    return this.normal() / Math.sqrt(squares / 3);
  }
}
