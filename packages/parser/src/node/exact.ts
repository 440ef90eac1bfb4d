/**
 * Whether a number is the one that is written: beyond 2^53 a double stands for its neighbours too, and beyond all for
 * infinity. Digits after the point are rounded everywhere; an exponent only moves the point.
 */
export function isExact(source: string, value: number): boolean {
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return true;
  if (!Number.isFinite(value)) return false;
  const digits = wholeDigits(source);
  return digits === wholeDigits(String(value)) || BigInt(digits) === BigInt(Math.abs(value));
}

/** The digits before the point of a number, written without an exponent, a sign and zeros that lead. */
function wholeDigits(source: string): string {
  const [mantissa = "", exponent = "0"] = source
    .replace(/[-+,]*/, "")
    .replaceAll(",", "")
    .split(/e/i);
  const [whole = "", fraction = ""] = mantissa.split(".");
  const length = whole.length + Number(exponent);
  return (whole + fraction)
    .slice(0, length)
    .padEnd(length, "0")
    .replace(/^0+(?=.)/, "");
}
