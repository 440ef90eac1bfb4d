import type { Cell } from "../table/cell.js";
import type { Database } from "../table/database.js";
import { quoteText } from "../table/quote-sql.js";
import type { CellSource } from "./distinct-cells.js";
import { defaultNullTokens, isWord } from "./null/null-tokens.js";

/**
 * The shape of a column's cells: each digit is replaced by 9 and each white space by a plain space. A million numbers
 * have a few dozen shapes, so a column's format can be inferred from all of its values instead of a sample.
 */
export interface Shape {
  readonly shape: string;
  /** Whether the first digit is a 0. */
  readonly leadingZero: boolean;
  readonly count: number;
  /** The first cell with this shape, and its row, counted from 0. */
  readonly example: string;
  readonly row: number;
}

/** Maximum number of shapes of a column of numbers or dates; with more, the column is text. */
export const maxShapes = 3_000;

const spaces = " \t\r\n\u00a0\u202f\u2009";

/** Returns the SQL condition that the cell has leading or trailing spaces. */
export function hasSpaces(column: string): string {
  return `regexp_matches(${column}, '^[${spaces}]|[${spaces}]$')`;
}

/**
 * Returns the SQL of a trimmed cell. It checks for spaces first, because most cells have none and the check is faster
 * than trimming.
 */
export function trimmed(column: string): string {
  return `(CASE WHEN ${hasSpaces(column)} THEN trim(${column}, ${quoteText(spaces)}) ELSE ${column} END)`;
}

/** Matches shapes that may be numbers or dates: digits with little text before and after them. */
const plausible = "[^0-9]{0,14}[0-9][0-9 .,''\u2019\u00a0\u202f\u2009:/TZeE+-]*[^0-9]{0,14}([0-9].{0,24})?";

/** Matches plausible shapes: `plausible` applied to a shape, whose digits are all 9. */
const plausibleShape = new RegExp(`^(?:${plausible.replace("''", "'")})$`);
/** Words that occur in columns of other kinds than text: spellings of a missing value, and truth values. */
const expectedWords: ReadonlySet<string> = new Set([...defaultNullTokens, "true", "false"]);

/**
 * Returns the shapes of a text column, most frequent first. Returns `null` if the column can only be text: there are
 * too many shapes, or most cells are neither like a number nor like a date.
 * @param leftOut lower-case words; cells that consist of one of them are ignored
 * @param known the column's shapes, if they were read together with other columns
 */
export async function shapesOf(
  database: Database,
  column: string,
  source: CellSource,
  leftOut: ReadonlySet<string>,
  known?: readonly Shape[],
): Promise<Shape[] | null> {
  if (known !== undefined && leftOut.size === 0) return columnShapes(known, true);
  const cell = trimmed(column);
  const from =
    leftOut.size === 0 ? source.from : `(SELECT * FROM ${source.from} WHERE NOT ${isWord(cell, leftOut)})`;
  // Grouping the cells of a long text by their shape takes longer than asking first whether they are like numbers.
  const isSmall = source.different <= maxShapes;
  if (!isSmall && (await isMostlyText(database, cell, from))) return null;
  const rows = await database.run(
    `${groupedShapes(column, from)} ORDER BY count DESC, row LIMIT ${maxShapes + 1}`,
  );
  return columnShapes(rows.map(readShape), isSmall);
}

function columnShapes(shapes: readonly Shape[], isSmall: boolean): Shape[] | null {
  if (shapes.length > maxShapes) return null;
  return isSmall && 2 * countOf(shapes.filter(isText)) > countOf(shapes) ? null : [...shapes];
}

async function isMostlyText(database: Database, cell: string, from: string): Promise<boolean> {
  const [[filled = 0, text = 0] = []] = await database.run(
    `SELECT sum(n), sum(n) FILTER (WHERE NOT regexp_full_match(${cell}, '${plausible}') AND NOT ${isWord(cell, expectedWords)}) FROM ${from}`,
  );
  return 2 * Number(text) > Number(filled);
}

function isText({ shape }: Shape): boolean {
  return !plausibleShape.test(shape) && !expectedWords.has(shape.toLowerCase());
}

/** Returns the total number of cells with the given shapes. */
export function countOf(shapes: readonly Shape[]): number {
  return shapes.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Returns the first shapes of a text column, up to the maximum number that a column of numbers or dates has. These
 * suffice to find a shape that is neither.
 */
export async function firstShapes({ select }: Pick<Database, "select">, column: string): Promise<Shape[]> {
  const from = `(SELECT ${column}, 1 AS n, rowid AS r FROM data WHERE ${column} IS NOT NULL)`;
  const rows = await select(`${groupedShapes(column, from)} ORDER BY row LIMIT ${maxShapes + 1}`, []);
  return rows.map(readShape);
}

/**
 * Returns a query for the shapes of cells, with the columns that `readShape` reads. The shape of a plain number follows
 * from its length and its point, so that no text is built for each cell.
 * @param column the cell, an expression over `from`; spaces around it are ignored
 * @param from a relation with the cell, `n` and `r`
 * @param group a further column of `from`: its values have shapes of their own, and it is the last column of the result
 */
export function groupedShapes(column: string, from: string, group = "NULL"): string {
  const cells = `SELECT ${column} AS v, regexp_full_match(v, '[0-9]+(\\.[0-9]+)?') AS plain, n, r, ${group} AS g FROM ${from}`;
  const written = `SELECT CASE WHEN plain THEN v ELSE ${trimmed("v")} END AS v, plain, n, r, g FROM (${cells})`;
  const keyed = `SELECT v, n, r, g, CASE WHEN plain THEN NULL ELSE ${shapeSql("v")} END AS other,
      CASE WHEN plain THEN length(v) END AS digits, CASE WHEN plain THEN strpos(v, '.') END AS point,
      CASE WHEN plain THEN starts_with(v, '0') ELSE ${startsWithZero("v")} END AS zero FROM (${written})`;
  return `SELECT coalesce(other, CASE WHEN point = 0 THEN repeat('9', digits) ELSE repeat('9', point - 1) || '.' || repeat('9', digits - point) END) AS shape,
      zero, sum(n) AS count, arg_min(v, r), min(r) AS row, g FROM (${keyed}) GROUP BY other, digits, point, zero, g`;
}

/** Reads a row of `groupedShapes`. */
export function readShape([shape, zero, count, example, row]: readonly Cell[]): Shape {
  return {
    shape: String(shape),
    leadingZero: zero === true,
    count: Number(count),
    example: String(example),
    row: Number(row),
  };
}

/** Returns the SQL condition that the cell has one of these shapes. */
export function hasShape(cell: string, shapes: readonly Shape[]): string {
  const known = shapes.map(({ shape, leadingZero }) => quoteText(`${leadingZero ? "0" : ""}${shape}`));
  const own = `CASE WHEN ${startsWithZero(cell)} THEN '0' ELSE '' END || ${shapeSql(cell)}`;
  return `(${own}) IN (${known.join(", ")})`;
}

function startsWithZero(cell: string): string {
  return `regexp_matches(${cell}, '^[^0-9]*0')`;
}

/**
 * Returns the SQL of a cell's shape. The most common machine-written forms are recognized by a pattern, which is
 * several times faster.
 */
function shapeSql(cell: string): string {
  const digits = [..."012345678"].reduce((shape, digit) => `replace(${shape}, '${digit}', '9')`, cell);
  const spaces = ["\u00a0", "\u202f", "\u2009", "\t"].reduce(
    (shape, space) => `replace(${shape}, '${space}', ' ')`,
    digits,
  );
  const point = `strpos(${cell}, '.')`;
  return `CASE
    WHEN regexp_full_match(${cell}, '[0-9]+') THEN repeat('9', length(${cell}))
    WHEN regexp_full_match(${cell}, '[0-9]+\\.[0-9]+') THEN repeat('9', ${point} - 1) || '.' || repeat('9', length(${cell}) - ${point})
    WHEN regexp_full_match(${cell}, '[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN '9999-99-99'
    ELSE replace(${spaces}, '\u2212', '-') END`;
}
