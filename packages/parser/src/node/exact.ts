/**
 * Whether a number has exactly the value that its text denotes. Beyond 2^53 a double may represent several integers,
 * and beyond its range it is infinite. Decimal fractions are not checked, because they are always rounded.
 */
export function isExact(source: string, value: number): boolean {
  const size = Math.abs(value);
  if (size <= Number.MAX_SAFE_INTEGER) return true;
  const written = digits(source);
  return size < 1 / 0 && (written === digits(String(size)) || written === digits(String(BigInt(size))));
}

/** Returns the digits of a number without leading and trailing zeros. */
function digits(source: string): string {
  return source.replace(/e.*|\D/gi, "").replace(/^0+|0+$/g, "");
}
