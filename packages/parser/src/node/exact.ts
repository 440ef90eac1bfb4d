/**
 * Whether a number is the one that is written: beyond 2^53 a double stands for its neighbours too, and beyond all for
 * infinity. Digits after the point are rounded everywhere; an exponent only moves the point.
 */
export function isExact(source: string, value: number): boolean {
  const size = Math.abs(value);
  if (size <= Number.MAX_SAFE_INTEGER) return true;
  const written = digits(source);
  return size < 1 / 0 && (written === digits(String(size)) || written === digits(String(BigInt(size))));
}

/** The digits of a number without zeros at either end. */
function digits(source: string): string {
  return source.replace(/e.*|\D/gi, "").replace(/^0+|0+$/g, "");
}
