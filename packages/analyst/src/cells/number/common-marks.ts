import type { DecimalMark } from "./decimal-mark.js";
import type { NumericShape } from "./number-shape.js";

/** The decimal marks that parse every value. */
export function commonMarks(numbers: readonly NumericShape[]): DecimalMark[] {
  return ([".", ","] as const).filter((mark) => numbers.every(({ number }) => number.marks.includes(mark)));
}

/** The first value that fits one decimal mark only. */
export function decisiveValue(numbers: readonly NumericShape[]): string | undefined {
  return numbers.find(({ number }) => number.marks.length === 1)?.example;
}
