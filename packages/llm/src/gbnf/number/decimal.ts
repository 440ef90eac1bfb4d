/** Returns the least common multiple of two decimals greater than 0. */
export function commonMultiple(left: number, right: number): number {
  const scale = Math.max(fractionDigits(left), fractionDigits(right));
  const [a = 1n, b = 1n] = [left, right].map((item) => scaled(item, scale));
  const product = a * b;
  let [divisor, rest] = [a, b];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return Number(product / divisor) / 10 ** scale;
}

function fractionDigits(value: number): number {
  return plainDecimal(Math.abs(value)).split(".")[1]?.length ?? 0;
}

/** Converts a non-negative decimal to an integer by multiplying it by 10 to the power of `scale`. */
function scaled(value: number, scale: number): bigint {
  const [whole = "0", fraction = ""] = plainDecimal(value).split(".");
  return BigInt(whole + fraction.padEnd(scale, "0"));
}

/** Writes a non-negative number without an exponent. */
export function plainDecimal(value: number): string {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const shift = Number(exponent);
  if (shift === 0) return mantissa;
  if (shift < 0) return `0.${"0".repeat(-shift - whole.length)}${whole}${fraction}`;
  return `${whole}${fraction.padEnd(shift, "0")}`;
}

/** Whether a number is a multiple of another. Both are compared as decimals, without floating-point errors. */
export function isMultiple(value: number, divisor: number): boolean {
  const scale = Math.max(fractionDigits(value), fractionDigits(divisor));
  return scaled(Math.abs(value), scale) % scaled(divisor, scale) === 0n;
}
