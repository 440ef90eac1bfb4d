import type { DuckDBValue } from "@duckdb/node-api";

/**
 * A value of a result. Numbers that JavaScript cannot represent exactly are strings of digits; dates and times are
 * ISO 8601 in UTC, without a zone.
 */
export type Cell = string | number | boolean | null;

/** A value to bind to a query. */
export type BoundValue = string | number | bigint | boolean;

/** Converts a DuckDB value to a cell. Decimals are recognized by their property `scale`. */
export function toCell(value: DuckDBValue): Cell {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "bigint") return exactNumber(value.toString());
  if ("scale" in value) return exactNumber(value.toString());
  return value.toString().replace(/^(\d{4,}-\d{2}-\d{2}) (\d)/, "$1T$2");
}

/** Returns digits as a number if it represents them exactly, otherwise as a string. */
function exactNumber(digits: string): Cell {
  const number = Number(digits);
  return sameDigits(digits, number) ? number : digits;
}

function sameDigits(digits: string, number: number): boolean {
  if (!digits.includes(".")) return Number.isSafeInteger(number);
  return String(number) === digits.replace(/\.?0+$/, "").replace(/^-0$/, "0");
}
