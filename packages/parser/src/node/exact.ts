/**
 * Whether a number has the value that its text denotes: beyond 2^53 a double also represents neighbouring
 * integers, and beyond the range it is infinite. Decimal places are always rounded; an exponent only shifts
 * the point.
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
