import type { DecimalMark } from "./decimal-mark.js";
import type { NumericShape } from "./number-shape.js";

/** Returns the decimal separators with which every value can be parsed. */
export function commonMarks(numbers: readonly NumericShape[]): DecimalMark[] {
  return ([".", ","] as const).filter((mark) => numbers.every(({ number }) => number.marks.includes(mark)));
}

/** Returns the first value that fits only one decimal separator; `undefined` if there is none. */
export function decisiveValue(numbers: readonly NumericShape[]): string | undefined {
  return numbers.find(({ number }) => number.marks.length === 1)?.example;
}
