import { maxActions } from "../limits.js";
/** Returns a safe file name, such as `03-change-by-industry.csv`, for any description. */
export function csvName(number: number, description: string): string {
  return `${String(number).padStart(2, "0")}-${slug(description, "table")}.csv`;
}

/**
 * Whether {@link csvName} can return this name in an analysis with this number of iterations. Other files, such as
 * `2024-sales.csv`, belong to the user.
 */
export function isCsvName(name: string, iterations: number): boolean {
  const digits = /^(\d{2,})-[a-z0-9]+(-[a-z0-9]+)*\.csv$/.exec(name)?.[1];
  const number = Number(digits);
  return digits === String(number).padStart(2, "0") && number >= 1 && number <= maxActions * iterations;
}

/** Returns the name of the pipeline's table of a dimension's drivers, such as `drivers-1-product.csv`. */
export function driverCsvName(number: number, dimension: string): string {
  return `drivers-${number}-${slug(dimension, "dimension")}.csv`;
}

/** The names that {@link driverCsvName} returns. */
export const driverCsvPattern: RegExp = /^drivers-\d+-[a-z0-9]+(-[a-z0-9]+)*\.csv$/;

const longest = 48;

/** Converts a text to part of a file name: lower-case Latin letters, digits and hyphens. */
export function slug(text: string, fallback: string): string {
  const words = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  return words === "" ? fallback : words;
}
