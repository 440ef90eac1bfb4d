/**
 * Whether every combination is tested, by `CONCORDAT_THOROUGH=1`; otherwise each value is tested with some of
 * the others.
 */
const isThorough = process.env.CONCORDAT_THOROUGH === "1";

/**
 * The values to test with the `index`-th of something else: all if thorough, otherwise `count` of them. The
 * next index continues where this one ends, so that every value is tested.
 */
export function triedWith<T>(index: number, values: readonly T[], count: number): readonly T[] {
  if (isThorough) return values;
  const start = (index * count) % values.length;
  return [...values.slice(start), ...values.slice(0, start)].slice(0, count);
}

/** The number of repetitions of something random. */
export function times({ short, thorough }: { readonly short: number; readonly thorough: number }): number {
  return isThorough ? thorough : short;
}
