import type { Cell } from "../table/cell.js";
import type { Database } from "../table/database.js";
import { quoteText } from "../table/quote-sql.js";
import type { CellSource } from "./distinct-cells.js";
import { defaultNullTokens, isWord } from "./null/null-tokens.js";

/**
 * What cells of a column look like: digits as 9, spaces of any kind as plain ones, everything else as it is. Of a
 * million numbers there are a few dozen shapes, so what they mean is decided from all of them and not from a sample.
 */
export interface Shape {
  readonly shape: string;
  /** The first digit is a 0. */
  readonly leadingZero: boolean;
  readonly count: number;
  /** The first cell of this shape, and its row, counted from 0. */
  readonly example: string;
  readonly row: number;
}

/** More shapes than this, and a column is text: numbers and dates have fewer. */
const maxShapes = 3_000;

const spaces = " \t\r\n\u00a0\u202f\u2009";

/** A condition that is true of cells with spaces around them. */
export function hasSpaces(column: string): string {
  return `regexp_matches(${column}, '^[${spaces}]|[${spaces}]$')`;
}

/** A cell without spaces around it, as an SQL expression. Most have none, and looking is faster than trimming. */
export function trimmed(column: string): string {
  return `(CASE WHEN ${hasSpaces(column)} THEN trim(${column}, ${quoteText(spaces)}) ELSE ${column} END)`;
}

/** What cells of numbers and dates look like at least: digits, with a little else before and behind. */
const plausible = "[^0-9]{0,14}[0-9][0-9 .,''\u2019\u00a0\u202f\u2009:/TZeE+-]*[^0-9]{0,14}([0-9].{0,24})?";

/**
 * The shapes of a column of text, the most frequent first; null when it can be nothing but text: there are too many
 * shapes, or most cells look like neither a number nor a date.
 * @param leftOut words in lower case of cells that do not count, whatever their shape
 */
export async function shapesOf(
  database: Database,
  column: string,
  source: CellSource,
  leftOut: ReadonlySet<string>,
): Promise<Shape[] | null> {
  const cell = trimmed(column);
  const from =
    leftOut.size === 0 ? source.from : `(SELECT * FROM ${source.from} WHERE NOT ${isWord(cell, leftOut)})`;
  const isExpected = isWord(cell, [...defaultNullTokens, "true", "false"]);
  const [[filled = 0, text = 0] = []] = await database.run(
    `SELECT sum(n), sum(n) FILTER (WHERE NOT regexp_full_match(${cell}, '${plausible}') AND NOT ${isExpected}) FROM ${from}`,
  );
  if (2 * Number(text) > Number(filled)) return null;
  const rows = await database.run(
    `${groupedShapes(cell, from)} ORDER BY count DESC, row LIMIT ${maxShapes + 1}`,
  );
  return rows.length > maxShapes ? null : rows.map(readShape);
}

/**
 * The shapes of a column of text as they first come, at most as many as a column of numbers or dates has: among them is every
 * shape that keeps the column from being one of these.
 */
export async function firstShapes({ select }: Pick<Database, "select">, column: string): Promise<Shape[]> {
  const from = `(SELECT ${column}, 1 AS n, rowid AS r FROM data WHERE ${column} IS NOT NULL)`;
  const rows = await select(
    `${groupedShapes(trimmed(column), from)} ORDER BY row LIMIT ${maxShapes + 1}`,
    [],
  );
  return rows.map(readShape);
}

function groupedShapes(cell: string, from: string): string {
  return `WITH cells AS (SELECT ${shapeSql("v")} AS shape, ${startsWithZero("v")} AS zero, v, n, r FROM (SELECT ${cell} AS v, n, r FROM ${from}))
    SELECT shape, zero, sum(n) AS count, arg_min(v, r), min(r) AS row FROM cells GROUP BY 1, 2`;
}

function readShape([shape, zero, count, example, row]: readonly Cell[]): Shape {
  return {
    shape: String(shape),
    leadingZero: zero === true,
    count: Number(count),
    example: String(example),
    row: Number(row),
  };
}

/** A condition that is true of cells of these shapes. */
export function hasShape(cell: string, shapes: readonly Shape[]): string {
  const known = shapes.map(({ shape, leadingZero }) => quoteText(`${leadingZero ? "0" : ""}${shape}`));
  const own = `CASE WHEN ${startsWithZero(cell)} THEN '0' ELSE '' END || ${shapeSql(cell)}`;
  return `(${own}) IN (${known.join(", ")})`;
}

function startsWithZero(cell: string): string {
  return `regexp_matches(${cell}, '^[^0-9]*0')`;
}

/** The shape of a cell. What computers write most is recognised by a pattern, which is several times faster. */
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
