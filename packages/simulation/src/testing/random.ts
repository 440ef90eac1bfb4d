import { hashWords } from "../random/key.js";

/** Random numbers for tests, the same each time. */
export class Random {
  private readonly seed: number;
  private drawn = 0;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Draws a number from 0 to 1, 1 excluded. */
  uniform(): number {
    return hashWords(this.seed, 0, 0, 0, 0, 0, this.drawn++);
  }

  /** Draws a normal number with mean 0 and variance 1. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.uniform())) * Math.cos(2 * Math.PI * this.uniform());
  }

  /** Draws an exponential number with mean 1 and skewness 2. */
  exponential(): number {
    return -Math.log(1 - this.uniform());
  }

  /** Draws the number of successes among `trials`. */
  binomial(trials: number, probability: number): number {
    let count = 0;
    for (let trial = 0; trial < trials; trial++) if (this.uniform() < probability) count++;
    return count;
  }

  /** A sum of exponential variables: mean `shape`, skewness 2 / √shape. */
  gamma(shape: number): number {
    let sum = 0;
    for (let part = 0; part < shape; part++) sum += this.exponential();
    return sum;
  }

  /** Student's t with 3 degrees of freedom: so heavy in its tails that it has no fourth moment. */
  heavy(): number {
    const squares = this.normal() ** 2 + this.normal() ** 2 + this.normal() ** 2;
    return this.normal() / Math.sqrt(squares / 3);
  }
}
