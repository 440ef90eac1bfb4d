import { printNumber } from "@concordat/report-kit";
import { numberInCell } from "../drivers/drivers.js";
import { dimensionWords } from "../query/dimension-words.js";
import { thresholdsOf } from "../question/first-time.js";
import type { Compute } from "./compute.js";
import { withUnit } from "./phrases.js";

const comparators: readonly (readonly [sign: string, words: string])[] = [
  [">=", "at least"],
  ["<=", "at most"],
  [">", "above"],
  ["<", "below"],
];

/** Returns a comparison such as `> 100` as words. */
function boundWords(bound: string): string {
  const [sign, words] = comparators.find(([start]) => bound.startsWith(start)) ?? ["", ""];
  const value = bound.slice(sign.length).trim();
  return `${words} ${Number.isFinite(Number(value)) ? printNumber(Number(value)) : value}`.trim();
}

/**
 * Finds the first time at which the measure is above or below a number. The table contains only the rows that are, so
 * its first time is the answer.
 */
export const firstTime: Compute = async (table, { by, axis, measure, conditions }, options) => {
  const { column } = measure;
  if (by === null || axis === null || column === null)
    throw new Error("a first time is one of a column of numbers");
  const [[member, cell] = []] = await table.select(
    `SELECT CAST(${by.label("k")} AS VARCHAR), v FROM
    (SELECT ${by.key} AS k, ${column.id} AS v, ${axis.column.id} AS t FROM data) ORDER BY t LIMIT 1`,
    [],
    options,
  );
  const name = String(member).replace(/ 00:00:00$/, "");
  const value = numberInCell(cell ?? null) ?? 0;
  const bounds = thresholdsOf(conditions, column.id).map(({ text }) =>
    boundWords(text.slice(column.name.length + 1)),
  );
  return {
    sentences: [
      `By ${dimensionWords(by)}, ${column.name} is ${bounds.join(" and ")} for the first time in ${name}: ${withUnit(value, measure)}.`,
    ],
    value,
    ranking: [{ dimension: by.name, member: name, value, rows: 1 }],
    assumptions: [],
  };
};
