import type { DateForm, DateOrder } from "./date-shape.js";
import { monthSql } from "./month-names.js";

/**
 * Returns the SQL of a named group of a pattern in a cell. Its value is text; it is empty if the cell does not match.
 */
function group(cell: string, pattern: string, names: readonly string[], name: string): string {
  return `regexp_extract(${cell}, '${pattern}', [${names.map((known) => `'${known}'`).join(", ")}])['${name}']`;
}

/** Returns the SQL of a year with four digits. Two-digit years are those from 1970 to 2069, as in POSIX. */
function fullYear(year: string): string {
  return `CASE WHEN length(${year}) > 2 THEN ${year} WHEN ${year} >= '70' THEN '19' || ${year} ELSE '20' || ${year} END`;
}

const clock = "([0-9]{1,2}):([0-9]{2})(?::([0-9]{2}(?:[.,][0-9]+)?))? ?([AaPp]?)";
const zone = "(Z|[+-][0-9]{1,2}(:?[0-9]{2})?)$";

/**
 * Returns the SQL of a time of day with its time zone, such as `14:05:00+02`. Its value is midnight if the time is
 * absent.
 */
function timeSql(rest: string): string {
  const part = (name: string): string => group(rest, clock, ["h", "m", "s", "p"], name);
  const hour = `TRY_CAST(${part("h")} AS INTEGER)`;
  const hours = `CASE WHEN lower(${part("p")}) = 'p' AND ${hour} < 12 THEN ${hour} + 12 WHEN lower(${part("p")}) = 'a' AND ${hour} = 12 THEN 0 ELSE ${hour} END`;
  const seconds = `CASE WHEN ${part("s")} = '' THEN '00' ELSE replace(${part("s")}, ',', '.') END`;
  return `CASE WHEN ${part("h")} = '' THEN '00:00:00' ELSE lpad(CAST(${hours} AS VARCHAR), 2, '0') || ':' || ${part("m")} || ':' || ${seconds} END || regexp_replace(regexp_extract(${rest}, '${zone}'), '^([+-])([0-9])(:|$)', '\\10\\2\\3')`;
}

/** Returns the SQL of a timestamp from its parts. Its value is null if there is no such day or time. */
function moment(year: string, month: string, day: string, rest: string | null): string {
  const date = `${year} || '-' || lpad(CAST(${month} AS VARCHAR), 2, '0') || '-' || lpad(CAST(${day} AS VARCHAR), 2, '0')`;
  return rest === null ? `TRY_CAST(${date} AS TIMESTAMP)` : zoned(`${date} || ' ' || ${timeSql(rest)}`);
}

/** Converts text to a timestamp in UTC; a time without a zone is treated as UTC. */
function zoned(text: string): string {
  return `(TRY_CAST(${text} AS TIMESTAMPTZ) AT TIME ZONE 'UTC')`;
}

const digits = "([0-9]{1,4})[./-] ?([0-9]{1,2})[./-] ?([0-9]{1,4})(.*)$";
const dayMonth =
  "([0-9]{1,2})[^0-9\\p{L}]*(?:st|nd|rd|th|de)?[^0-9\\p{L}]*(\\p{L}{3,})[^0-9]*([0-9]{2,4})(.*)$";
const monthDay = "(\\p{L}{3,})\\.? ([0-9]{1,2})[a-z]*,? ([0-9]{4})(.*)$";

/**
 * Returns the SQL of the parts of a date. The names of the pattern's groups are given in order: y, m, d, and r for the
 * rest.
 */
function parts(
  cell: string,
  pattern: string,
  names: readonly string[],
  withTime: boolean,
  month = (text: string) => text,
): string {
  const part = (name: string): string => group(cell, pattern, names, name);
  return moment(fullYear(part("y")), month(part("m")), part("d"), withTime ? part("r") : null);
}

/**
 * For each date form, a function that returns the SQL of a cell's timestamp. Its value is null if there is no such
 * time.
 */
export const momentSql: Readonly<
  Record<DateForm["name"], (cell: string, order: DateOrder, withTime: boolean) => string>
> = {
  iso: (cell, _, withTime) =>
    withTime
      ? `coalesce(${zoned(cell)}, ${parts(cell, digits, ["y", "m", "d", "r"], true)})`
      : `TRY_CAST(${cell} AS TIMESTAMP)`,
  compact: (cell) => `try_strptime(rtrim(${cell}, 'Z'), '%Y%m%dT%H%M%S')`,
  "year-first": (cell, _, withTime) => parts(cell, digits, ["y", "m", "d", "r"], withTime),
  digits: (cell, order, withTime) => parts(cell, digits, [...order, "r"], withTime),
  "day-month-name": (cell, _, withTime) => parts(cell, dayMonth, ["d", "m", "y", "r"], withTime, monthSql),
  "month-name-day": (cell, _, withTime) => parts(cell, monthDay, ["m", "d", "y", "r"], withTime, monthSql),
  month(cell) {
    const inDigits = `nullif(regexp_extract(${cell}, '^(?:[0-9]{4}-)?([0-9]{1,2})(?:/[0-9]{4})?$', 1), '')`;
    const month = `coalesce(${monthSql(`regexp_extract(${cell}, '\\p{L}+')`)}, TRY_CAST(${inDigits} AS INTEGER))`;
    const year = `coalesce(nullif(regexp_extract(${cell}, '[0-9]{4}'), ''), regexp_extract(${cell}, '[0-9]{2}$'))`;
    return moment(fullYear(year), month, "1", null);
  },
  week: (cell) =>
    `try_strptime(regexp_replace(${cell}, '^([0-9]{4})[ -]?W([0-9]{2})$', '\\1-W\\2-1'), '%G-W%V-%u')`,
  year: (cell) => moment(`regexp_extract(${cell}, '[0-9]{4}')`, "1", "1", null),
  quarter(cell) {
    const quarter = `TRY_CAST(regexp_extract(${cell}, 'Q([1-4])', 1) AS INTEGER)`;
    // The first four digits of Q42010 are no year.
    const behind = `nullif(regexp_extract(${cell}, 'Q[1-4][ /-]?([0-9]{4})$', 1), '')`;
    const year = `coalesce(${behind}, regexp_extract(${cell}, '^[0-9]{4}'))`;
    return moment(year, `(3 * ${quarter} - 2)`, "1", null);
  },
};
