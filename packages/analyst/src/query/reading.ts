import type { Violation } from "@concordat/contracts/contract";
import { quoteJson } from "@concordat/llm";

/** What came of reading a value from outside: the value, or what is wrong with it and where. */
export type Reading<Value> =
  | { readonly value: Value; readonly violations?: undefined }
  | { readonly violations: readonly Violation[] };

/** One violation as a reading. */
export function refused(path: string, keyword: string, message: string): { violations: Violation[] } {
  return { violations: [{ path, keyword, message }] };
}

/** All values, or all violations. */
export function allOf<Value>(readings: readonly Reading<Value>[]): Reading<Value[]> {
  const violations = readings.flatMap((reading) => reading.violations ?? []);
  if (violations.length > 0) return { violations };
  return { value: readings.flatMap((reading) => (reading.violations === undefined ? [reading.value] : [])) };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Names for a message to a model: all of a few, the first of many. They come from a table, and are quoted. */
export function listNames(names: Iterable<string>): string {
  const all = [...names];
  const shown = all
    .slice(0, 20)
    .map((name) => quoteJson(name))
    .join(", ");
  return all.length > 20 ? `${shown} and ${all.length - 20} more` : shown;
}

/** Words of our own for a message, such as operators. */
export function listKeywords(keywords: readonly string[]): string {
  return keywords.map((keyword) => `"${keyword}"`).join(", ");
}
