import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import {
  type CellMeaning,
  cellMeaning,
  type Found,
  type Labels,
  listed,
  readCodebook,
} from "@concordat/simulation/documents";
import { AnswersError } from "./answers-error.js";
import { type PeopleTable, readPeopleTable, type TableRow } from "./read-table.js";
import type { RealAnswersOptions } from "./real-answers.js";

/** The meanings of codes in tables of people. */
export interface Codebook {
  /** The path of the file. */
  readonly file: string;
  /** The label of each value, by the name of the column; `null` for a value that means "missing". */
  readonly labels: Labels;
}

/** The columns of a table whose codes must be known. */
export interface DecodeOptions extends RealAnswersOptions {
  /** Other columns in which every value needs a label if the codebook describes the column. */
  readonly required?: readonly string[];
}

/**
 * Reads a codebook: a CSV file with the columns `column`, `value` and `label`. A value without a label means a missing
 * value.
 * @throws {AnswersError} when the file cannot be read, is not a codebook, or gives a value two meanings
 */
export async function readCodebookFile(file: string): Promise<Codebook> {
  const { columns, rows } = await readPeopleTable(file);
  const table = {
    columns,
    rows: rows.map(({ line, cells }) => ({ line, cells: columns.map((name) => cells.get(name) ?? "") })),
  };
  const { labels, problems } = readCodebook(table);
  const found = problems.map(({ line, message }) => `line ${line} ${message}`);
  if (labels.size === 0 && found.length === 0) found.push("has no row: it describes no column");
  if (found.length > 0) throw new AnswersError(file, shortened(found));
  return { file, labels };
}

/** Maximum number of problems of a codebook that are listed. */
const maxProblems = 5;

function shortened(problems: readonly string[]): string[] {
  const more = problems.length - maxProblems;
  return more > 0 ? [...problems.slice(0, maxProblems), `and ${more} more such lines`] : [...problems];
}

/**
 * Checks that a codebook describes at least one column of some tables. A codebook usually describes more columns than a
 * table has, so that single unknown columns are accepted.
 * @throws {AnswersError} when it describes none of them
 */
export function checkCodebook({ file, labels }: Codebook, tables: readonly PeopleTable[]): void {
  if (tables.some(({ columns }) => columns.some((column) => labels.has(column)))) return;
  const [first = ""] = labels.keys();
  throw new AnswersError(file, [
    `describes none of the columns of ${tables.map((table) => table.file).join(" and ")}; it describes ${JSON.stringify(first)}${labels.size > 1 ? ` and ${labels.size - 1} more` : ""}`,
  ]);
}

/**
 * Returns a table in which codes are replaced by their labels. Answers on a scale and numbers stay as they are; only
 * codes for a missing value are removed from their columns.
 * @throws {AnswersError} when a required column, or that of a choice, contains a value without a label
 */
export function decodedTable(table: PeopleTable, { labels }: Codebook, options: DecodeOptions): PeopleTable {
  const { questions, columns, missing, required = [] } = options;
  const columnOf = ({ id }: SurveyQuestion): string => columns.get(id) ?? id;
  const coded = table.columns.filter((column) => labels.has(column));
  const numeric = new Set(questions.filter(({ kind }) => isNumeric(kind)).map(columnOf));
  const strict = new Set([...required, ...questions.filter(({ kind }) => kind === "choice").map(columnOf)]);
  const absent = new Set(missing);
  const unlabelled = new Map<string, Found[]>();
  const decoded = (column: string, { line, cells }: TableRow): string => {
    const cell = cells.get(column) ?? "";
    const meaning = meaningOf(cell, labels.get(column), absent);
    if (meaning.state === "missing") return "";
    if (meaning.state === "known") return numeric.has(column) ? cell : meaning.text;
    if (strict.has(column))
      unlabelled.set(column, [...(unlabelled.get(column) ?? []), { line, value: cell }]);
    return cell;
  };
  const rows = table.rows.map((row) => ({
    line: row.line,
    cells: new Map([...row.cells, ...coded.map((column) => [column, decoded(column, row)] as const)]),
  }));
  const problems = [...unlabelled].map(([column, found]) =>
    listed(
      found,
      `value of ${JSON.stringify(column)} has no label; add it to the codebook, or name it with --missing`,
      `values of ${JSON.stringify(column)} have no label; add them to the codebook, or name them with --missing`,
    ),
  );
  if (problems.length > 0) throw new AnswersError(table.file, problems);
  return { ...table, rows };
}

/** Whether answers to questions of this kind are numbers, which labels must not replace. */
function isNumeric(kind: SurveyQuestion["kind"]): boolean {
  return kind === "scale" || kind === "number";
}

/** Looks up the meaning of a cell. A cell that is a label already means itself. */
function meaningOf(
  cell: string,
  known: ReadonlyMap<string, string | null> | undefined,
  missing: ReadonlySet<string>,
): CellMeaning {
  const meaning = cellMeaning(cell, known, missing);
  if (meaning.state !== "unlabelled") return meaning;
  const isLabel = [...(known?.values() ?? [])].includes(cell);
  return isLabel ? { state: "known", text: cell } : meaning;
}
