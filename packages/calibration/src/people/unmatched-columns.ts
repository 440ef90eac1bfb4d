import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { PeopleTable } from "./read-table.js";
import type { RealAnswersOptions } from "./real-answers.js";

/** The differences between a table of real answers and a questionnaire. */
export interface UnmatchedColumns {
  /**
   * The ids of questions for which the table has no column. Questions that are answered with a text are not included.
   */
  readonly questions: readonly string[];
  /** The columns that belong to no question and are not used otherwise, in order. */
  readonly columns: readonly string[];
}

/**
 * Finds questions without a column, and columns without a question. Otherwise, a column with an unexpected name would
 * look like a question without answers.
 * @param table the table of real answers
 * @param options the questions, and the column of each question whose column has another name than its id
 * @param used columns that are used otherwise, such as the column of ids
 */
export function unmatchedColumns(
  table: Pick<PeopleTable, "columns">,
  {
    questions,
    columns,
  }: Pick<RealAnswersOptions, "columns"> & {
    readonly questions: readonly Pick<SurveyQuestion, "id" | "kind">[];
  },
  used: readonly string[],
): UnmatchedColumns {
  const wanted = questions.map(({ id, kind }) => ({ id, kind, column: columns.get(id) ?? id }));
  const known = new Set([...used, ...wanted.map(({ column }) => column)]);
  return {
    questions: wanted.flatMap(({ id, kind, column }) =>
      kind === "text" || table.columns.includes(column) ? [] : [id],
    ),
    columns: table.columns.filter((column) => !known.has(column)),
  };
}
