import { quoteJson } from "@concordat/llm";
import type { DecimalMark } from "./number-shape.js";

/** A column whose values fit both decimal marks, read with the mark of another column. */
export interface DecimalDoubt {
  readonly column: string;
  /** The decimal mark that was taken. */
  readonly mark: DecimalMark;
  /** A cell with a different value in each reading. */
  readonly example: string;
  /** The cell as it was read. */
  readonly taken: string;
  /** The cell with the other decimal mark. */
  readonly other: string;
  /** The column that decides, and its cell that fits one mark only. */
  readonly decidedBy: MarkWitness;
  /** What in the file speaks for the other reading, in words; empty if nothing does. */
  readonly against: readonly string[];
}

/** A cell that fits one decimal mark only. */
export interface MarkWitness {
  readonly column: string;
  readonly value: string;
  readonly mark: DecimalMark;
}

/** The name of a decimal mark. */
export function markName(mark: DecimalMark): string {
  return mark === "." ? "point" : "comma";
}

/** The decimal mark of the other reading. */
export function otherMark(mark: DecimalMark): DecimalMark {
  return mark === "." ? "," : ".";
}

/** States how a doubtful column was read, which column decided, and what chooses the other reading. */
export function doubtNote({ column, mark, example, taken, other, decidedBy }: DecimalDoubt): string {
  return `${column} is read with a decimal ${markName(mark)} only because ${decidedBy.column} has ${quoteJson(decidedBy.value)}: its ${quoteJson(example)} is ${taken} here; if it means ${other}, use --decimal ${otherMark(mark)}.`;
}

/** Both readings of a doubtful column and what speaks for each. */
export function doubtMessage({
  column,
  mark,
  example,
  taken,
  other,
  decidedBy,
  against,
}: DecimalDoubt): string {
  return `${quoteJson(example)} in ${quoteJson(column)} fits both decimal marks: it is ${taken} with a decimal ${markName(mark)}, as in ${quoteJson(decidedBy.column)} (${quoteJson(decidedBy.value)}), and ${other} with a decimal ${markName(otherMark(mark))}, as is usual where ${against.join(" and ")}; say which mark is the decimal one`;
}
