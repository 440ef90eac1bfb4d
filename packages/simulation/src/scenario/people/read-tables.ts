import { omitUndefined } from "@concordat/contracts/options";
import type { PeopleAudience } from "@concordat/contracts/scenario";
import type { Report } from "../checks/report.js";
import type { Problem } from "../scenario-error.js";
import { type CsvTable, csvText } from "./csv-table.js";
import { type Labels, readCodebook } from "./labels.js";
import type { NamedTable, PeopleTables } from "./people.js";

/** A file of an audience of people. */
export type PeopleFile = "file" | "codebook" | "margins";

/** A file parsed as a table, or a message if it is not a table. */
export interface ParsedFile {
  readonly name: string;
  readonly table: CsvTable | string;
}

/** The files of an audience; `null` for a file that could not be read. */
export type PeopleFiles = Readonly<Partial<Record<PeopleFile, ParsedFile | null>>>;

const cleaners: Readonly<Record<PeopleFile, (table: CsvTable, hidden: ReadonlySet<string>) => CsvTable>> = {
  file: emptied,
  codebook: withoutColumns,
  margins: (table) => table,
};

/**
 * Returns the text that a run stores instead of a file, with empty cells in private columns. The column names are kept,
 * so that the copy can be read like the original. Returns `null` if the file contains no private values.
 */
export function storedText(
  file: PeopleFile,
  { private: hidden = [] }: PeopleAudience,
  table: CsvTable | string,
): string | null {
  if (hidden.length === 0) return null;
  if (typeof table === "string") return "";
  const cleaned = cleaners[file](table, new Set(hidden));
  return cleaned === table ? null : csvText(cleaned);
}

/**
 * Reads the tables of an audience of people, without private values. Returns `null` after reporting problems.
 * @param audience the audience
 * @param files the files of the audience
 * @param found receives the problems of the files
 * @param at receives the problems of the scenario
 */
export function readPeopleTables(
  audience: PeopleAudience,
  files: PeopleFiles,
  found: Problem[],
  at: Report,
): PeopleTables | null {
  const hidden = new Set(audience.private);
  const read = (file: PeopleFile): NamedTable | null => {
    const parsed = files[file] ?? null;
    if (parsed === null) return null;
    const { name, table } = parsed;
    if (typeof table !== "string") return { name, table: cleaners[file](table, hidden) };
    found.push({ place: `${name}:1`, path: "", message: table });
    return null;
  };
  const people = read("file");
  const codebook = audience.codebook === undefined ? undefined : read("codebook");
  const margins = audience.margins === undefined ? undefined : read("margins");
  const labels =
    codebook === undefined || codebook === null ? codebook : labelsIn(codebook, people, found, at);
  if (people === null || labels === null || margins === null) return null;
  return {
    people,
    ...omitUndefined({ labels, margins }),
  };
}

function labelsIn(
  { name, table }: NamedTable,
  people: NamedTable | null,
  found: Problem[],
  at: Report,
): Labels | null {
  const { labels, problems } = readCodebook(table);
  for (const { line, message } of problems) found.push({ place: `${name}:${line}`, path: "", message });
  const unknown = [...labels.keys()].filter((column) => people?.table.columns.includes(column) === false);
  // A codebook usually describes more columns than the table has. It is only a mistake if it describes none of the
  // table's columns.
  const isOther = labels.size > 0 && unknown.length === labels.size;
  if (isOther) at("/audience/codebook", `describes none of the columns of ${people?.name ?? "the table"}`);
  return problems.length > 0 || isOther ? null : labels;
}

function emptied(table: CsvTable, hidden: ReadonlySet<string>): CsvTable {
  const places = new Set(table.columns.flatMap((column, at) => (hidden.has(column) ? [at] : [])));
  if (!table.rows.some(({ cells }) => cells.some((cell, at) => cell !== "" && places.has(at)))) return table;
  return {
    columns: table.columns,
    rows: table.rows.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, at) => (places.has(at) ? "" : cell)),
    })),
  };
}

/** Returns a codebook without the rows of some columns. */
function withoutColumns(table: CsvTable, hidden: ReadonlySet<string>): CsvTable {
  const at = table.columns.indexOf("column");
  const rows = table.rows.filter(({ cells }) => !hidden.has(cells[at] ?? ""));
  return rows.length === table.rows.length ? table : { columns: table.columns, rows };
}
