import { quoteJson } from "@concordat/llm";
import { AnalystError } from "../error/analyst-error.js";
import type { LikelyKind } from "../table/column.js";
import type { Database } from "../table/database.js";
import { doubtError } from "./ambiguity-error.js";
import type { CellOptions } from "./cell-options.js";
import { asText, type CellReading } from "./column-format.js";
import { type DateOrder, dateOrder } from "./date/date-shape.js";
import { datesOfShapes, decideDate } from "./date/infer-date.js";
import { type CellSource, cellSources } from "./distinct-cells.js";
import { type MissingWord, missingNote, missingShapes, missingWords } from "./null/find-null-tokens.js";
import { spellings, withoutNulls } from "./null/null-tokens.js";
import type { MarkWitness } from "./number/borrowed-mark.js";
import { commonMarks, decisiveValue } from "./number/common-marks.js";
import { plainDecimalSql } from "./number/exact-number.js";
import { areCodes, type DecimalHints, decideNumber, numbersOfShapes } from "./number/infer-number.js";
import { isQuantityShape } from "./number/quantity-shape.js";
import { shapesOfColumns } from "./shapes-of-columns.js";
import { spacesNote } from "./trimmed-note.js";
import { countOf, type Shape, shapesOf, trimmed } from "./value-shape.js";

/** A text column in the table `raw`. */
export interface RawColumn {
  readonly name: string;
  readonly id: string;
  /** Whether the file marks which cells are numbers. If so, fractions among them have an exponent. */
  readonly hasExactNumbers: boolean;
  /** Whether the file delimits texts, so that spaces around a text belong to it and an empty text is a value. */
  readonly hasExactTexts: boolean;
}

/** The inferred format of a column, with the notes about it. */
export interface DecidedColumn {
  readonly reading: Extract<CellReading, { state: "decided" }>;
  readonly notes: readonly string[];
  /** The user's null tokens that occur in it, in lower case. */
  readonly found: readonly string[];
  /** For a text column, the kind that at least half of its values would fit; `null` if there is none. */
  readonly likelyKind: LikelyKind | null;
  /** The distinct cells of the column, if they are few. */
  readonly source: CellSource;
}

/** The shapes of a column's values, and its null tokens. */
interface Examined {
  readonly column: RawColumn;
  readonly source: CellSource;
  /** The distinct shapes of the values; `null` if there are too many for anything but text. */
  readonly values: readonly Shape[] | null;
  /** The default null tokens that occur in it. */
  readonly missing: readonly MissingWord[];
  /** The user's null tokens that occur in it. */
  readonly told: readonly MissingWord[];
}

/**
 * Infers the formats of the text columns in `raw`, each from all of its values.
 * @param place describes the position of a row in the file
 * @param delimiter what separates the columns of a CSV
 * @throws {AnalystError} DECIMAL_AMBIGUOUS, DATE_AMBIGUOUS where values can be read in two ways; BAD_OPTION
 */
export async function decideColumns(
  database: Database,
  columns: readonly RawColumn[],
  options: CellOptions,
  place: (row: number) => Promise<string>,
  delimiter?: string,
): Promise<DecidedColumn[]> {
  const order = toldOrder(options);
  const sources = await cellSources(
    database,
    columns.map(({ id }) => id),
  );
  const examined = await examineAll(database, columns, sources, options);
  const hints: DecimalHints = {
    requested: options.decimal,
    elsewhere: markOfTable(examined),
    habits: decimalHabits(examined, delimiter),
  };
  const decided: DecidedColumn[] = [];
  for (const examinedColumn of examined) {
    const reading = await decide(database, examinedColumn, hints, order);
    if (reading.state === "unclear") throw await doubtError(examinedColumn.column.name, reading.doubt, place);
    const { column, source } = examinedColumn;
    const spaces =
      reading.kind === "text" && !column.hasExactTexts ? await spacesNote(database, column, source) : [];
    decided.push({
      reading,
      source,
      notes: [...notesOn(examinedColumn, reading), ...spaces],
      found: examinedColumn.told.map(({ word }) => word),
      likelyKind: reading.kind === "text" ? likelyKindOf(examinedColumn) : null,
    });
  }
  return decided;
}

/** Number of columns that are examined concurrently. A query over a table of few rows uses only one thread. */
const atOnce = 4;

async function examineAll(
  database: Database,
  columns: readonly RawColumn[],
  sources: ReadonlyMap<string, CellSource>,
  options: CellOptions,
): Promise<Examined[]> {
  const placed = columns.flatMap((column) => {
    const source = sources.get(column.id);
    return source === undefined ? [] : [{ ...column, source }];
  });
  const shapes = await shapesOfColumns(database, placed);
  const examined: Examined[] = [];
  for (let start = 0; start < placed.length; start += atOnce) {
    const some = placed
      .slice(start, start + atOnce)
      .map(async (column) => examine(database, column, column.source, options, shapes.get(column.id)));
    examined.push(...(await Promise.all(some)));
  }
  return examined;
}

function toldOrder({ dateFormat }: CellOptions): DateOrder | undefined {
  if (dateFormat === undefined) return undefined;
  const order = dateOrder(dateFormat);
  if (order !== null) return order;
  throw new AnalystError(
    "BAD_OPTION",
    `${quoteJson(dateFormat)} is not a date format; give the order of day, month and year, such as dd/mm/yyyy`,
  );
}

async function examine(
  database: Database,
  column: RawColumn,
  source: CellSource,
  { nulls }: CellOptions,
  known: readonly Shape[] | undefined,
): Promise<Examined> {
  const told = await missingWords(database, column.id, source, nulls ?? []);
  const leftOut = spellings(told.map(({ word }) => word));
  const shapes = await shapesOf(database, column.id, source, leftOut, known);
  if (shapes === null) return { column, source, values: null, missing: [], told };
  const { values, missing } = missingShapes(shapes);
  return { column, source, values, missing, told };
}

/** Returns a cell that shows the decimal separator of all unambiguous columns; `undefined` if they do not share one. */
function markOfTable(examined: readonly Examined[]): MarkWitness | undefined {
  const witnesses = examined.flatMap(({ column: { name }, values }): MarkWitness[] => {
    const numbers = numbersOfShapes(values ?? []) ?? [];
    const common = commonMarks(numbers);
    const [mark] = common;
    const value = decisiveValue(numbers);
    return common.length === 1 && mark !== undefined && value !== undefined
      ? [{ column: name, value, mark }]
      : [];
  });
  return new Set(witnesses.map(({ mark }) => mark)).size === 1 ? witnesses[0] : undefined;
}

/**
 * Returns features of a file, other than its numbers, that suggest a decimal separator: the delimiter of columns and
 * the format of dates.
 */
function decimalHabits(examined: readonly Examined[], delimiter: string | undefined): DecimalHints["habits"] {
  const dotted = examined.flatMap(({ column: { name }, values }) =>
    (values ?? [])
      .filter(({ shape }) => /^9{1,2}\.9{1,2}\.(?:9999|99)\b/.test(shape))
      .slice(0, 1)
      .map(({ example }) => `dates are written as ${quoteJson(example)} (${name})`),
  );
  return {
    ".": delimiter === "," ? ["commas separate the columns"] : [],
    ",": [...(delimiter === ";" ? ["semicolons separate the columns"] : []), ...dotted.slice(0, 1)],
  };
}

async function decide(
  database: Database,
  { column: { id, hasExactNumbers, hasExactTexts }, source, values, missing, told }: Examined,
  hints: DecimalHints,
  order: DateOrder | undefined,
): Promise<CellReading> {
  const userWords = told.map(({ word }) => word);
  const written = hasExactTexts ? id : `nullif(${trimmed(id)}, '')`;
  const member = hasExactNumbers ? plainDecimalSql(written) : written;
  const text = asText(withoutNulls(trimmed(id), spellings(userWords), member));
  if (values === null || values.length === 0) return text;
  const words = spellings([...missing.map(({ word }) => word), ...userWords]);
  const numbers = numbersOfShapes(values);
  if (numbers !== null) return decideNumber(id, numbers, hints, words) ?? text;
  const dates = datesOfShapes(values);
  if (dates !== null) return (await decideDate(database, id, source, dates, order, words)) ?? text;
  return isBoolean(values) ? booleans(id, words) : text;
}

const truthValues: ReadonlySet<string> = new Set(["true", "false"]);

function isBoolean(values: readonly Shape[]): boolean {
  return values.every(({ shape }) => truthValues.has(shape.toLowerCase()));
}

function booleans(column: string, nulls: ReadonlySet<string>): CellReading {
  const sql = `CAST(${withoutNulls(trimmed(column), nulls)} AS BOOLEAN)`;
  return { state: "decided", kind: "boolean", type: "BOOLEAN", sql, note: null, unit: null };
}

/** Returns the kind that a text column would have without a few of its values; `null` if there is none. */
function likelyKindOf({ values }: Examined): DecidedColumn["likelyKind"] {
  const all = values ?? [];
  const isMost = (fits: (shape: Shape) => boolean): boolean => {
    const count = countOf(all.filter(fits));
    return count > 0 && 2 * count >= countOf(all);
  };
  if (areCodes(all)) return isMost((shape) => areCodes([{ ...shape, leadingZero: true }])) ? "code" : null;
  if (isMost((shape) => numbersOfShapes([shape]) !== null)) return "number";
  if (isMost((shape) => datesOfShapes([shape]) !== null)) return "time";
  return isMost(({ shape }) => isQuantityShape(shape)) ? "quantity" : null;
}

function notesOn({ column, missing, told }: Examined, { kind, note }: DecidedColumn["reading"]): string[] {
  // In a text column, the default null tokens are ordinary values.
  const words = kind === "text" ? told : [...missing.filter(({ word }) => word !== ""), ...told];
  return [...(note === null ? [] : [`${column.name} is read ${note}.`]), ...missingNote(column.name, words)];
}
