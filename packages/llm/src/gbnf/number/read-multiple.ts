import { plainDecimal } from "./decimal.js";
import type { TextReader } from "./text-reader.js";

interface State {
  /** Remainder of the digits so far, read without the decimal point, after division. */
  readonly remainder: number;
  /** Number of digits of the fraction so far; `null` before the decimal point. */
  readonly fractionDigits: number | null;
}

/** Reads a multiple of a decimal greater than 0. */
export function readMultiple(divisor: number): TextReader<State> {
  const [whole = "0", fraction = ""] = plainDecimal(divisor).split(".");
  const scale = fraction.length;
  const unit = Number(whole + fraction);
  return {
    start: { remainder: 0, fractionDigits: null },
    key: ({ remainder, fractionDigits }) => `${remainder}/${fractionDigits}`,
    step(state, char) {
      const { remainder, fractionDigits } = state;
      if (char === "-") return state;
      if (char === ".") return { remainder, fractionDigits: 0 };
      // A fraction does not end with a zero, so no more digits follow than the divisor has.
      if (fractionDigits !== null && fractionDigits >= scale) return null;
      return {
        remainder: (remainder * 10 + Number(char)) % unit,
        fractionDigits: fractionDigits === null ? null : fractionDigits + 1,
      };
    },
    accepts: ({ remainder, fractionDigits }) =>
      (remainder * 10 ** (scale - (fractionDigits ?? 0))) % unit === 0,
  };
}
