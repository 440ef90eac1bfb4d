import { suggestion } from "@concordat/contracts/options";
import { type Found, listed } from "@concordat/simulation/documents";
import { AnswersError } from "./answers-error.js";
import type { PeopleTable, TableRow } from "./read-table.js";

/** No people of the table are without an agent. */
const nobody: ReadonlySet<string> = new Set();

/**
 * Returns the rows of a table by the ids of the people.
 * @param table the table
 * @param id the column with the ids
 * @param known the ids of all agents of the run
 * @param notSampled the ids of people who were not sampled for the run: their rows are omitted. Default: none
 * @throws {AnswersError} when the column is missing, or ids are missing, repeated or unknown
 */
export function rowsById(
  { file, columns, rows }: Pick<PeopleTable, "file" | "columns" | "rows">,
  id: string,
  known: ReadonlySet<string>,
  notSampled: ReadonlySet<string> = nobody,
): Map<string, TableRow> {
  requireColumn({ file, columns }, id, "with the ids of people; name another one with --id");
  const byId = new Map<string, TableRow>();
  const [blank, doubled, unknown]: [Found[], Found[], Found[]] = [[], [], []];
  for (const row of rows) {
    const value = row.cells.get(id) ?? "";
    const found = { line: row.line, value };
    if (value === "") blank.push(found);
    else if (byId.has(value)) doubled.push(found);
    else {
      byId.set(value, row);
      if (!known.has(value) && !notSampled.has(value)) unknown.push(found);
    }
  }
  for (const one of notSampled) byId.delete(one);
  const problems = [
    ...(blank.length === 0 ? [] : [listed(blank, `row has no ${id}`, `rows have no ${id}`)]),
    ...(doubled.length === 0
      ? []
      : [
          listed(
            doubled,
            `row repeats the ${id} of an earlier one`,
            `rows repeat the ${id} of an earlier one`,
          ),
        ]),
    ...(unknown.length === 0
      ? []
      : [
          `${listed(unknown, "person has no agent in the run", "people have no agent in the run")}; its ids are such as ${examples(known)}`,
        ]),
  ];
  if (problems.length > 0) throw new AnswersError(file, problems);
  return byId;
}

/**
 * Checks that a table has a column.
 * @throws {AnswersError} when it does not. The message suggests the column that was probably meant
 */
export function requireColumn(
  { file, columns }: Pick<PeopleTable, "file" | "columns">,
  column: string,
  purpose: string,
): void {
  if (columns.includes(column)) return;
  throw new AnswersError(file, [
    `has no column ${JSON.stringify(column)} ${purpose}; ${suggestion(column, columns)}`,
  ]);
}

/** Maximum number of ids that a message lists as examples. */
const maxExamples = 3;

function examples(known: ReadonlySet<string>): string {
  return [...known]
    .slice(0, maxExamples)
    .map((id) => JSON.stringify(id))
    .join(", ");
}
