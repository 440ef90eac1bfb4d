import type { NumericShape } from "./number-shape.js";

/** A decimal mark. */
export type DecimalMark = "." | ",";

/** The name of a decimal mark. */
export function markName(mark: DecimalMark): string {
  return mark === "." ? "point" : "comma";
}

/** The decimal mark of the other reading. */
export function otherMark(mark: DecimalMark): DecimalMark {
  return mark === "." ? "," : ".";
}

/** The decimal marks that parse every value. */
export function commonMarks(numbers: readonly NumericShape[]): DecimalMark[] {
  return ([".", ","] as const).filter((mark) => numbers.every(({ number }) => number.marks.includes(mark)));
}

/** The first value that fits one decimal mark only. */
export function decisiveValue(numbers: readonly NumericShape[]): string | undefined {
  return numbers.find(({ number }) => number.marks.length === 1)?.example;
}
