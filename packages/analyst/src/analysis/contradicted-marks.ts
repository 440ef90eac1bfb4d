import { type BorrowedMark, doubtMessage } from "../cells/number/borrowed-mark.js";
import type { Subject } from "../drivers/subject.js";
import { AnalystError } from "../error/analyst-error.js";
import { columnsOfMeasure } from "../query/column-difference.js";
import type { Reading } from "../question/reading.js";
import { usedColumns } from "../question/used-columns.js";
import type { Table } from "../table/open-table.js";

/**
 * Returns the columns of an answer whose values fit both decimal separators and were read with the separator of another
 * column.
 * @throws {AnalystError} DECIMAL_AMBIGUOUS if the file contains a hint at the other separator, so that the answer could
 *   be wrong by a factor of 1,000
 */
export function decimalDoubtsOf(
  { columns, decimalDoubts }: Table,
  { measure }: Pick<Subject, "measure">,
  reading: Reading | null,
): readonly BorrowedMark[] {
  const used = new Set([...columnsOfMeasure(measure), ...(reading === null ? [] : usedColumns(reading))]);
  // Columns that were turned into rows have lost their names: each of them may be among the values.
  const doubts = decimalDoubts.filter(
    ({ column }) => used.has(column) || !columns.some(({ name }) => name === column),
  );
  const contradicted = doubts.find(({ against }) => against.length > 0);
  if (contradicted !== undefined) throw new AnalystError("DECIMAL_AMBIGUOUS", doubtMessage(contradicted));
  return doubts;
}
