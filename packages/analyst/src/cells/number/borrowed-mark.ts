import { quoteJson } from "@concordat/llm";
import { type DecimalMark, markName, otherMark } from "./decimal-mark.js";

/** A column whose values fit both decimal marks, read with the mark of another column. */
export interface BorrowedMark {
  readonly column: string;
  /** The decimal mark that was used. */
  readonly mark: DecimalMark;
  /** A cell with a different value in each reading. */
  readonly example: string;
  /** The number that was read from the cell. */
  readonly taken: string;
  /** The cell with the other decimal mark. */
  readonly other: string;
  /** The column that determines the separator, and its cell that fits only one separator. */
  readonly decidedBy: MarkWitness;
  /** Features of the file that indicate the other decimal mark, as text; empty if there are none. */
  readonly against: readonly string[];
}

/** A cell that fits only one decimal separator. */
export interface MarkWitness {
  readonly column: string;
  readonly value: string;
  readonly mark: DecimalMark;
}

/** Describes how an ambiguous column was read, which column determined this, and how to choose the other separator. */
export function doubtNote({ column, mark, example, taken, other, decidedBy }: BorrowedMark): string {
  return `${column} is read with a decimal ${markName(mark)} only because ${decidedBy.column} has ${quoteJson(decidedBy.value)}: its ${quoteJson(example)} is ${taken} here; if it means ${other}, use --decimal ${otherMark(mark)}.`;
}

/** Describes both readings of an ambiguous column, and the evidence for each. */
export function doubtMessage({
  column,
  mark,
  example,
  taken,
  other,
  decidedBy,
  against,
}: BorrowedMark): string {
  return `${quoteJson(example)} in ${quoteJson(column)} fits both decimal marks: it is ${taken} with a decimal ${markName(mark)}, as in ${quoteJson(decidedBy.column)} (${quoteJson(decidedBy.value)}), and ${other} with a decimal ${markName(otherMark(mark))}, as is usual where ${against.join(" and ")}; say which mark is the decimal one`;
}
