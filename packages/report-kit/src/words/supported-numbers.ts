/** A number in a text, and its claimed precision. */
interface Claim {
  readonly text: string;
  readonly value: number;
  /** Half of a unit of the last written digit: 0.5 for 11,333, 0.05 for 18.6, 500 for 11,000. */
  readonly tolerance: number;
}

const numberPattern = /\d[\d,]*(?:\.\d+)?/g;

/** Returns the numbers in a text, without their signs. */
function claimsIn(text: string): Claim[] {
  return [...text.matchAll(numberPattern)].map(([found]) => {
    const digits = found.replace(/,/g, "");
    const decimals = digits.split(".")[1]?.length ?? 0;
    const zeros = decimals === 0 ? (/0{2,}$/.exec(digits)?.[0].length ?? 0) : 0;
    return { text: found, value: Number(digits), tolerance: 0.5 * 10 ** (zeros - decimals) };
  });
}

/**
 * The numbers that a text may contain: computed numbers, exact or rounded. The check finds wrong numbers but does not
 * prove a text correct, because a sentence with a computed number may still be wrong.
 * @example
 * new SupportedNumbers([11_333], []).unsupportedIn("It rose by 11,334."); // ["11,334"]
 */
export class SupportedNumbers {
  private readonly sorted: Float64Array;

  /**
   * Creates the set of numbers that a text may contain.
   * @param numbers computed numbers; their signs are ignored
   * @param texts texts whose numbers may be repeated: a question, names, tables
   */
  constructor(numbers: readonly number[], texts: readonly string[]) {
    const written = texts.flatMap((text) => claimsIn(text).map(({ value }) => value));
    this.sorted = Float64Array.from([...numbers.map(Math.abs), ...written]).sort();
  }

  /** Returns the numbers in a text that match no computed value, even after rounding. */
  unsupportedIn(text: string): string[] {
    return claimsIn(text)
      .filter((claim) => !this.supports(claim))
      .map((claim) => claim.text);
  }

  private supports({ value, tolerance }: Claim): boolean {
    const nearest = this.firstFrom(value - tolerance * (1 + 1e-9));
    return nearest !== undefined && nearest <= value + tolerance * (1 + 1e-9);
  }

  /** Returns the smallest number that is at least `bound`; `undefined` if there is none. */
  private firstFrom(bound: number): number | undefined {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? 0) < bound) low = middle + 1;
      else high = middle;
    }
    return this.sorted[low];
  }
}
