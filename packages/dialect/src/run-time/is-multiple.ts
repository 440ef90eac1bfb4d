/** Whether a number is a multiple of another. Both are compared as decimals: 19.99 is a multiple of 0.01. */
export function isMultiple(value: number, divisor: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) return value % divisor === 0;
  if (!Number.isFinite(value) || divisor === 0) return false;
  const left = decimalOf(value);
  const right = decimalOf(divisor);
  const scale = Math.max(left.scale, right.scale);
  return scaled(left, scale) % scaled(right, scale) === 0n;
}

interface Decimal {
  readonly digits: bigint;
  /** Number of digits after the decimal point; negative if trailing zeros were removed. */
  readonly scale: number;
}

function decimalOf(value: number): Decimal {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent) };
}

function scaled({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}
