import type { RankedMember } from "../answer.js";
import type { Series } from "./series.js";

/**
 * Notations of periods. Each has the number of periods per year, and a function that numbers the periods from the year
 * 0.
 */
const notations: readonly {
  readonly perYear: number;
  readonly pattern: RegExp;
  number(year: number, part: number): number;
}[] = [
  { perYear: 1, pattern: /^(\d{4})$/, number: (year) => year },
  { perYear: 4, pattern: /^(\d{4})-Q([1-4])$/, number: (year, quarter) => 4 * year + quarter },
  { perYear: 12, pattern: /^(\d{4})-(\d{2})$/, number: (year, month) => 12 * year + month },
];

/** Maximum share of missing periods in a series. */
const maxMissing = 0.05;

/**
 * Converts points to a series. Returns `null` if too many periods between them are missing, or if they are not years,
 * quarters or months.
 */
export function seriesOf(points: readonly RankedMember[]): Series | null {
  const notation = notations.find(({ pattern }) => points.every(({ member }) => pattern.test(member ?? "")));
  if (notation === undefined) return null;
  const { pattern, number, perYear } = notation;
  const periods: string[] = [];
  const values: number[] = [];
  let last: { readonly at: number; readonly value: number } | null = null;
  for (const { member, value } of points) {
    const [, year, part] = pattern.exec(member ?? "") ?? [];
    const at = number(Number(year), Number(part ?? 0));
    for (let missing = (last?.at ?? at) + 1; last !== null && missing < at; missing++) {
      periods.push("");
      values.push(last.value + ((value - last.value) * (missing - last.at)) / (at - last.at));
    }
    periods.push(member ?? "");
    values.push(value);
    last = { at, value };
  }
  const filled = values.length - points.length;
  return filled > maxMissing * values.length ? null : { periods, values, perYear, filled };
}
