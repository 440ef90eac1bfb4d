/** Random numbers from a seed (mulberry32, and Box-Muller for the normal distribution). */
export class RandomNumbers {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Draws a number from 0 to 1. */
  uniform(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Draws a normal number with mean 0 and standard deviation 1. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(this.uniform() || Number.MIN_VALUE));
    return radius * Math.cos(2 * Math.PI * this.uniform());
  }
}
