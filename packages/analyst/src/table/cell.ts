import type { DuckDBValue } from "@duckdb/node-api";

/**
 * One value of a result. Numbers that a JavaScript number cannot hold exactly are their digits as text; dates and
 * times are ISO 8601 without a zone, in UTC.
 */
export type Cell = string | number | boolean | null;

/** A value to bind to a query. */
export type Bound = string | number | bigint | boolean;

/** A value of DuckDB as a cell. Of its objects, decimals alone have a scale. */
export function toCell(value: DuckDBValue): Cell {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "bigint") return exactNumber(value.toString());
  if ("scale" in value) return exactNumber(value.toString());
  return value.toString().replace(/^(\d{4,}-\d{2}-\d{2}) (\d)/, "$1T$2");
}

/** Digits as a number where nothing is lost, and as they are where something would be. */
function exactNumber(digits: string): Cell {
  const number = Number(digits);
  return sameDigits(digits, number) ? number : digits;
}

function sameDigits(digits: string, number: number): boolean {
  if (!digits.includes(".")) return Number.isSafeInteger(number);
  return String(number) === digits.replace(/\.?0+$/, "").replace(/^-0$/, "0");
}
