import { printNumber, sentenceList } from "@concordat/report-kit";
import { numberInCell } from "../drivers/drivers.js";
import { dimensionWords } from "../query/dimension-words.js";
import { refusal } from "../question/refusal.js";
import type { Column } from "../table/column.js";
import type { RankedMember } from "./answer.js";
import type { Compute } from "./compute.js";
import { groupValues } from "./group-values.js";
import { theMeasure, withUnit } from "./phrases.js";
import { scopeOf } from "./scope.js";

/**
 * Minimum number of values for a confidence interval of a mean. With fewer values, the interval depends too much on the
 * shape of their distribution.
 */
const minForInterval = 30;
const normalQuantile = 1.959963984540054;

/**
 * Compares groups: their numbers, their sizes, and the difference between the first two with its confidence interval.
 */
export const compareGroups: Compute = async (table, reading, options) => {
  const { by, measure } = reading;
  if (by === null) throw new Error("a comparison has groups");
  const found = await groupValues(table, measure, by, reading.order, options);
  const ranking = found.length === 2 && isNumbered(by.column) ? inOrderOfNumbers(found) : found;
  const [first, second] = ranking;
  if (first === undefined || second === undefined)
    throw refusal(
      table,
      `fewer than two of the groups of ${by.name} have a value of ${measure.column?.name ?? "it"}`,
    );
  const named = ranking
    .slice(0, 6)
    .map(
      ({ member, value, rows }) =>
        `${inWords(member, by.name)} ${withUnit(value, measure)} (${printNumber(rows)} ${rows === 1 ? "row" : "rows"})`,
    );
  const difference = first.value - second.value;
  const relation =
    difference === 0
      ? "equal to"
      : `${difference > 0 ? "higher" : "lower"} by ${withUnit(Math.abs(difference), measure).replace(/ %$/, " percentage points")} than`;
  const interval =
    measure.aggregate === "average" ? await intervalOf(table, reading, first.member, second.member) : "";
  return {
    sentences: [
      `By ${dimensionWords(by)}, ${theMeasure(measure)}${scopeOf({ ...reading, conditions: reading.conditions.filter(({ column }) => column !== by.column) })}: ${sentenceList(named)}.`,
      `${inWords(first.member, by.name)} is ${relation} ${inWords(second.member, by.name)}${interval}.`,
    ],
    value: difference,
    ranking,
    assumptions: [],
  };
};

/** A group as a sentence names it: the answers `yes` and `no` say nothing without the name of their column. */
function inWords(member: string | null, column: string): string {
  if (member === null) return `(no ${column})`;
  return /^(?:yes|no|y|n|true|false)$/i.test(member) ? `${column} = ${member}` : member;
}

/**
 * Whether the values of a column have an order, such as the seasons 1 and 2. The values 0 and 1 of a yes-or-no column
 * have none.
 */
function isNumbered({ kind, least, greatest }: Column): boolean {
  return kind === "number" && !(Number(least) === 0 && Number(greatest) === 1);
}

/**
 * Sorts groups that are numbers, such as years, in descending order. The difference between the first two is then the
 * change from the earlier to the later one.
 */
function inOrderOfNumbers(ranking: readonly RankedMember[]): readonly RankedMember[] {
  return [...ranking].sort((x, y) => Number(y.member) - Number(x.member));
}

/** Describes the confidence interval of the difference between two means. It does not assume equal variances. */
async function intervalOf(
  { select }: Parameters<Compute>[0],
  { by, measure }: Parameters<Compute>[1],
  ...members: readonly (string | null)[]
): Promise<string> {
  if (by === null || measure.column === null) return "";
  const { id } = measure.column;
  const rows = await select(
    `WITH groups AS (SELECT ${by.key} AS k, avg(${id}) AS m, var_samp(${id}) AS v, count(${id}) AS n FROM data GROUP BY 1)
    SELECT CAST(${by.label("k")} AS VARCHAR), m, v, n FROM groups`,
    [],
  );
  const found = members.flatMap((member) => rows.filter(([name]) => name === member));
  const [a, b] = found.map(([, mean, variance, count]) => ({
    mean: Number(mean),
    variance: numberInCell(variance) ?? 0,
    count: Number(count),
  }));
  if (a === undefined || b === undefined || Math.min(a.count, b.count) < minForInterval)
    return ", of groups too small for an interval";
  const margin = normalQuantile * Math.sqrt(a.variance / a.count + b.variance / b.count);
  const difference = a.mean - b.mean;
  return ` (95 % interval of the difference: ${printNumber(difference - margin)} to ${printNumber(difference + margin)})`;
}
