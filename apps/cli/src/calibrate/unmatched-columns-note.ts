import type { UnmatchedColumns } from "@concordat/calibration";
import { distinctName } from "@concordat/report-kit/terminal-text";

/** Maximum number of columns that are named. */
const maxNamed = 8;

/**
 * Returns a sentence about the questions without a column and the columns without a question; `null` if there are none.
 * @param file the table of real answers
 */
export function unmatchedColumnsNote(file: string, { questions, columns }: UnmatchedColumns): string | null {
  const [first] = questions;
  const parts = [
    ...(first === undefined
      ? []
      : [
          `${file} has no column for ${named(questions)}, which ${questions.length === 1 ? "is" : "are"} not estimated (--column ${first}=COLUMN names one)`,
        ]),
    ...(columns.length === 0
      ? []
      : [`${first === undefined ? `${file}: ` : ""}columns that were not used: ${named(columns)}`]),
  ];
  return parts.length === 0 ? null : parts.join("; ");
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, maxNamed).map(distinctName).join(", ");
  return names.length > maxNamed ? `${shown} and ${names.length - maxNamed} more` : shown;
}
