import { quoteJson } from "@concordat/llm";
import type { CellOptions } from "../cells/cell-options.js";
import { type DecidedColumn, decideColumns } from "../cells/infer-columns.js";
import { spellings } from "../cells/null/null-tokens.js";
import { type WithoutTypedNulls, withoutTypedNulls } from "../cells/null/typed-nulls.js";
import type { BorrowedMark } from "../cells/number/borrowed-mark.js";
import { jsonText } from "../cells/number/exact-number.js";
import { AnalystError } from "../error/analyst-error.js";
import type { Column } from "./column.js";
import { columnTypeOf } from "./column-type.js";
import { convert } from "./convert.js";
import { type Database, duckdbMessage } from "./database.js";
import { flattenedColumns } from "./flattened-columns.js";
import { headerNames } from "./header-names.js";
import type { Source } from "./source.js";
import { unreadableTable } from "./unreadable-table.js";

/** A loaded column. */
export type LoadedColumn = Pick<Column, "name" | "id" | "kind" | "type" | "unit" | "likelyKind">;

/** The result of loading a table's columns. */
interface Loaded {
  readonly columns: readonly LoadedColumn[];
  /** Names and types of omitted columns: lists and bytes. */
  readonly leftOut: readonly string[];
  /** Notes on how cells were read, as sentences. */
  readonly notes: readonly string[];
  /** Columns whose values fit both decimal marks, read with the mark of another column. */
  readonly decimalDoubts: readonly BorrowedMark[];
}

interface Described {
  readonly name: string;
  readonly type: string;
  /** The name of the column in the table `raw`, which contains the cells before conversion. */
  readonly id: string;
  /** Whether the file marks which cells are numbers. If so, fractions among them have an exponent. */
  readonly hasExactNumbers: boolean;
}

/**
 * Loads the columns that can be analysed into the table `data`, as c0, c1, … The meaning of text is inferred
 * from all of a column's values.
 * @throws {AnalystError} TABLE_UNREADABLE, TABLE_EMPTY, DECIMAL_AMBIGUOUS, DATE_AMBIGUOUS, BAD_OPTION
 */
export async function load(
  database: Database,
  file: string,
  source: Source,
  options: CellOptions,
): Promise<Loaded> {
  const { described, notes } = await readRaw(database, file, source);
  const known = described.flatMap((column) => {
    const columnType = columnTypeOf(column.type);
    return columnType === null ? [] : [{ ...column, columnType }];
  });
  const leftOut = described
    .filter(({ type }) => columnTypeOf(type) === null)
    .map(({ name, type }) => `${name} (${type})`);
  if (known.length === 0) {
    throw new AnalystError(
      "TABLE_EMPTY",
      `${file}: no column can be analysed; there are ${leftOut.join(", ") || "none"}`,
    );
  }
  const texts = source.isWritten
    ? known
        .filter(({ type }) => type === "VARCHAR")
        .map((column) => ({ ...column, hasExactTexts: source.header === null }))
    : [];
  const decided = await decideColumns(database, texts, options, source.place, source.delimiter);
  const readings = new Map(texts.map(({ id }, index) => [id, decided[index]]));
  const typed = new Map<string, WithoutTypedNulls>();
  for (const { name, id, type, columnType } of known.filter((column) => !readings.has(column.id))) {
    const column = { name, type, kind: columnType.kind, sql: columnType.load(id) };
    typed.set(id, await withoutTypedNulls(database, column, options.nulls ?? []));
  }
  const loaded = known.map((column, index) =>
    loadedColumn(column, `c${index}`, readings.get(column.id) ?? typed.get(column.id)),
  );
  try {
    await convert(
      database,
      loaded.map(({ sql, column }, index) => {
        const rawId = known[index]?.id ?? "";
        return { sql, rawId, id: column.id, distinct: readings.get(rawId)?.source.distinct ?? null };
      }),
    );
  } catch (cause) {
    throw unreadableTable(file, `it cannot be loaded (${duckdbMessage(cause)})`, cause);
  }
  return {
    columns: loaded.map(({ column }) => column),
    leftOut,
    decimalDoubts: decided.flatMap(({ reading: { doubt } }, index) =>
      doubt === undefined ? [] : [{ ...doubt, column: texts[index]?.name ?? "" }],
    ),
    notes: [
      ...source.notes,
      ...notes,
      ...[...decided, ...typed.values()].flatMap((column) => column.notes),
      ...momentsNote(known),
      ...leftOutNote(described.filter(({ type }) => columnTypeOf(type) === null)),
      ...unmatched(options.nulls ?? [], [...decided, ...typed.values()]),
    ],
  };
}

/**
 * Returns a note that timestamps are read in UTC, so that the local day may differ; empty if there are no timestamps.
 */
function momentsNote(columns: readonly Described[]): string[] {
  return columns
    .filter(({ type }) => type === "TIMESTAMP WITH TIME ZONE")
    .map(({ name }) => `${name} holds moments; their days and hours are those of UTC.`);
}

/** Returns a note with the omitted columns; empty if there are none. */
function leftOutNote(columns: readonly Described[]): string[] {
  if (columns.length === 0) return [];
  const names = columns.map(({ name }) => name).join(", ");
  return [
    columns.length === 1
      ? `The column ${names} is left out: lists and bytes cannot be analysed.`
      : `The columns ${names} are left out: lists and bytes cannot be analysed.`,
  ];
}

/** Returns a note with the user's null tokens that occur in no column; empty if there are none. */
function unmatched(
  nulls: readonly string[],
  columns: readonly { readonly found: readonly string[] }[],
): string[] {
  const found = new Set(columns.flatMap((column) => column.found));
  return nulls
    .filter((word) => [...spellings([word])].every((spelling) => !found.has(spelling)))
    .map((word) => `No value is ${quoteJson(word)}, which was to count as missing.`);
}

/** Copies the unchanged table into `raw`, as s0, s1, … */
async function readRaw(
  database: Database,
  file: string,
  { sql: source, header, problem, isWritten, hasExactNumbers }: Source,
): Promise<{ readonly described: Described[]; readonly notes: readonly string[] }> {
  try {
    const sql = header === null ? await flattenedColumns(database, source) : source;
    const written = header === null ? [] : ((await database.run(`SELECT * FROM ${header}`))[0] ?? []);
    // Every cell of delimited text is text. To describe the file would examine it once more, which takes a second in a
    // table of thousands of columns.
    const rows =
      written.length > 0
        ? written.map((name) => [name, "VARCHAR"])
        : await database.run(`DESCRIBE SELECT * FROM ${sql}`);
    const aliases = rows.map((_, index) => `s${index}`);
    // A JSON column with values of several types is read like text: one "n/a" leaves the others numbers.
    const mixed = rows.map(([, type]) => isWritten && type === "JSON");
    const selected = aliases.map((id, index) => (mixed[index] === true ? `${jsonText(id)} AS ${id}` : id));
    // A blank line is not a row; in a table with one column, DuckDB would read it as one.
    const filled = header !== null && rows.length === 1 ? "WHERE s0 IS NOT NULL" : "";
    await database.run(
      `CREATE TABLE raw AS SELECT ${selected.join(", ")} FROM (SELECT * FROM ${sql}) AS source_rows(${aliases.join(", ")}) ${filled}`,
    );
    const { names, notes } =
      header === null
        ? // Keys and columns of other formats are unique by their own rules; a blank name is valid.
          { names: rows.map(([name]) => String(name)), notes: [] }
        : headerNames(
            file,
            written.map((name) => String(name ?? "")),
          );
    const described = rows.map(([, type], index) => ({
      name: names[index] ?? "",
      type: mixed[index] === true ? "VARCHAR" : String(type),
      id: `s${index}`,
      hasExactNumbers: hasExactNumbers || mixed[index] === true,
    }));
    return { described, notes };
  } catch (cause) {
    if (AnalystError.isInstance(cause)) throw cause;
    const found = await problem();
    throw unreadableTable(file, found ?? `it cannot be read as a table (${duckdbMessage(cause)})`, cause);
  }
}

function loadedColumn(
  {
    name,
    type,
    id: rawId,
    columnType,
  }: Described & { columnType: NonNullable<ReturnType<typeof columnTypeOf>> },
  id: string,
  read: DecidedColumn | WithoutTypedNulls | undefined,
): { readonly sql: string; readonly column: LoadedColumn } {
  if (read === undefined || "sql" in read) {
    const column = { name, id, kind: columnType.kind, type, unit: null, likelyKind: null };
    return { sql: read?.sql ?? columnType.load(rawId), column };
  }
  const { reading, likelyKind } = read;
  const { kind, unit } = reading;
  return { sql: reading.sql, column: { name, id, kind, type: reading.type, unit, likelyKind } };
}
