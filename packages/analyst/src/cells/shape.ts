import type { Database } from "../table/database.js";
import { quoteText } from "../table/quote-sql.js";
import type { CellSource } from "./cell-source.js";

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
const mostShapes = 3_000;

/** A cell without spaces around it, as an SQL expression. */
export function trimmed(column: string): string {
  return `trim(${column})`;
}

/** What cells of numbers and dates look like at least: digits, with a little else before and behind. */
const plausible = "[^0-9]{0,14}[0-9][0-9 .,''\u2019\u00a0\u202f\u2009:/TZeE+-]*[^0-9]{0,14}([0-9].{0,24})?";

/**
 * The shapes of a column of text, the most frequent first; null when it can be nothing but text: there are too many
 * shapes, or most cells look like neither a number nor a date.
 * @param nulls words for a missing value, in lower case
 */
export async function shapesOf(
  database: Database,
  column: string,
  { from }: CellSource,
  nulls: ReadonlySet<string>,
): Promise<Shape[] | null> {
  const cell = trimmed(column);
  const words = [...nulls, "true", "false"].map(quoteText).join(", ");
  const [[filled = 0, text = 0] = []] = await database.run(
    `SELECT sum(n), sum(n) FILTER (WHERE NOT regexp_full_match(${cell}, '${plausible}') AND lower(${cell}) NOT IN (${words})) FROM ${from}`,
  );
  if (2 * Number(text) > Number(filled)) return null;
  const rows = await database.run(
    `WITH cells AS (SELECT ${shapeSql("v")} AS shape, regexp_matches(v, '^[^0-9]*0') AS zero, v, n, r FROM (SELECT ${cell} AS v, n, r FROM ${from}))
    SELECT shape, zero, sum(n), arg_min(v, r), min(r) FROM cells GROUP BY 1, 2 ORDER BY 3 DESC, 5 LIMIT ${mostShapes + 1}`,
  );
  if (rows.length > mostShapes) return null;
  return rows.map(([shape, zero, count, example, row]) => ({
    shape: String(shape),
    leadingZero: zero === true,
    count: Number(count),
    example: String(example),
    row: Number(row),
  }));
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
