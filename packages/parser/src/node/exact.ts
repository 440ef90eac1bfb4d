/**
 * Whether a number is the one that is written: beyond 2^53 a double stands for its neighbours too, and beyond all for
 * infinity. Digits after the point are rounded everywhere, and an exponent says that rounding is meant.
 */
export function isExact(source: string, value: number): boolean {
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return true;
  const digits = source.replace(/[+,]|\.\d*$/g, "");
  if (!Number.isFinite(value)) return false;
  return String(value) === digits || !/^-?\d+$/.test(digits) || BigInt(digits) === BigInt(value);
}
