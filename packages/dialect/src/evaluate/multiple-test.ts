import { isMultiple } from "../run-time/is-multiple.js";

/** Up to here, each decimal is a number of its own. */
const maxExact = 1e15;
const maxDecimals = 15;

/** A test for multiples of a number, as `isMultiple` defines them, without large integers for most numbers. */
export function multipleTest(divisor: number): (value: number) => boolean {
  const decimals = /^-?\d+(?:\.(\d+))?$/.exec(String(divisor))?.[1]?.length ?? 0;
  const scale = 10 ** decimals;
  const whole = Math.round(divisor * scale);
  if (decimals > maxDecimals || Math.abs(whole) >= maxExact || whole / scale !== divisor || whole === 0)
    return (value) => isMultiple(value, divisor);
  return (value) => {
    const scaled = Math.round(value * scale);
    // The quotient is the number nearest to a decimal of at most 15 digits, so it is written as that decimal.
    if (Math.abs(scaled) < maxExact) return scaled / scale === value && scaled % whole === 0;
    return isMultiple(value, divisor);
  };
}
