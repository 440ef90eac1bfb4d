import { printNumber, printShare } from "@concordat/report-kit";
import { numberInCell } from "../drivers/drivers.js";
import { measureSql } from "../query/aggregate.js";
import type { Reading } from "../question/reading.js";
import { refusal } from "../question/refusal.js";
import type { Compute } from "./compute.js";
import { partSql, partText } from "./part.js";
import { theMeasure } from "./phrases.js";
import { scopeOf } from "./scope.js";
import { shareOfEach } from "./share-of-each.js";

/** Computes the share of a part of the rows or of an amount in the total. */
export const computeShare: Compute = async (table, reading, options) => {
  const { measure, part, by } = reading;
  if (by !== null) return shareOfEach(table, reading, by, options);
  const [[some = null, all = null] = []] = await table.select(
    `SELECT coalesce(v, 0), w FROM (SELECT ${measureSql(measure, "in_part")} AS v, ${measureSql(measure)} AS w FROM (SELECT *, coalesce(${partSql(part)}, false) AS in_part FROM data))`,
    part.flatMap(({ values }) => values),
    options,
  );
  const [portion, whole] = [numberInCell(some), numberInCell(all)];
  if (portion === null || whole === null || whole === 0)
    throw refusal(table, "the whole that a share is asked of is nothing");
  return {
    sentences: [
      `${printShare(portion / whole)} of ${partOf(reading)}: ${printNumber(portion)} of ${printNumber(whole)}.`,
    ],
    value: portion / whole,
    ranking: [],
    assumptions: [],
  };
};

/** Formats the end of a sentence after "12 % of": the rows, or an amount and the rows that it comes from. */
function partOf(reading: Reading): string {
  const { measure, part } = reading;
  if (measure.column !== null || part.length === 0)
    return `${theMeasure(measure)}${scopeOf(reading)} comes from the rows where ${partText(part)}`;
  return `the rows${scopeOf(reading)} have ${part.map(({ text }) => text).join(" and ")}`;
}
