/** The digits after the decimal point of the largest number, 1.7976931348623157e308. */
const maxDigits = "7976931348623157";

/**
 * Returns a rule for the mantissas that are allowed with the largest exponent.
 * @param fraction maximum number of digits after the decimal point
 */
function maxMantissa(fraction: number): string {
  const digits = [...maxDigits.slice(0, fraction)];
  const afterPoint = digits.reduceRight((rest, digit, index) => {
    const below = `[0-${Number(digit) - 1}] [0-9]{0,${digits.length - 1 - index}}`;
    return `(${below} | "${digit}" ${rest})${index === 0 ? "" : "?"}`;
  }, '""');
  return digits.length === 0 ? `"1"` : `"1" ("." ${afterPoint})?`;
}

/** The rules of numbers as `JSON.stringify` writes them: the large and the small ones with exponents. */
export const numberGrammarRules = {
  mantissa: `[1-9] ("." [0-9]{1,17})?`,
  largest: maxMantissa(maxDigits.length),
  large: `mantissa "e+" ("2" [1-9] | [3-9] [0-9] | [1-2] [0-9] [0-9] | "30" [0-7]) | largest "e+308"`,
  small: `mantissa "e-" ([7-9] | [1-9] [0-9] | [1-2] [0-9] [0-9] | "3" [0-1] [0-9] | "32" [0-3]) | "5e-324"`,
  integer: `"0" | "-"? ([1-9] [0-9]{0,20} | large)`,
  number: `"-"? (("0" | [1-9] [0-9]{0,20}) ("." [0-9]{1,22})? | large | small)`,
} as const;

/** Returns the rules of numbers with at most this many significant digits. */
export function numberRulesFor(digits: number): Partial<Record<keyof typeof numberGrammarRules, string>> {
  const fraction = (max: number): string => (max > 0 ? `("." [0-9]{1,${max}})?` : '""');
  // The more digits precede the point, the fewer may follow it.
  let afterInteger = fraction(0);
  for (let digit = 1; digit < digits; digit++) afterInteger = `(${fraction(digit)} | [0-9] ${afterInteger})`;
  return {
    mantissa: `[1-9] ${fraction(digits - 1)}`,
    largest: maxMantissa(digits - 1),
    integer: `"0" | "-"? ([1-9] [0-9]{0,${digits - 1}} | large)`,
    number: `"-"? ("0" ("." "0"{0,5} [0-9]{1,${digits}})? | [1-9] ${afterInteger} | large | small)`,
  };
}
