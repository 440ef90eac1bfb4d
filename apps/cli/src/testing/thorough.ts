/** Whether every combination is tried. `CONCORDAT_THOROUGH=1` says so; otherwise each value is tried with some of the others. */
const isThorough = process.env.CONCORDAT_THOROUGH === "1";

/**
 * The values that are tried with the `index`-th of something else: all in the thorough form, otherwise `count` of them.
 * The next index begins where this one ends, so that every value has its turn.
 */
export function triedWith<T>(index: number, values: readonly T[], count: number): readonly T[] {
  if (isThorough) return values;
  const start = (index * count) % values.length;
  return [...values.slice(start), ...values.slice(0, start)].slice(0, count);
}

/** How often something random is repeated. */
export function times({ short, thorough }: { readonly short: number; readonly thorough: number }): number {
  return isThorough ? thorough : short;
}
