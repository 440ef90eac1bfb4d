import { printNumber } from "@concordat/report-kit";
import { refusal } from "../question/refusal.js";
import type { Compute } from "./compute.js";
import { farthestRows } from "./farthest-rows.js";
import { rankMembers } from "./rank-members.js";

/** Describes the distribution of a column: quartiles, the middle half, and outliers. */
export const describeDistribution: Compute = async (table, reading, options) => {
  const { measure, by } = reading;
  if (measure.column === null) {
    if (by !== null) return rankMembers(table, reading, options);
    throw refusal(table, "no column of numbers was named whose distribution could be described");
  }
  const { id, name } = measure.column;
  const [[least, q1, middle, q3, most, count, mean] = []] = await table.select(
    `SELECT min(x), quantile_cont(x, 0.25), median(x), quantile_cont(x, 0.75), max(x), count(x), avg(x) FROM (SELECT CAST(${id} AS DOUBLE) AS x FROM data)`,
    [],
    options,
  );
  if (Number(count) === 0) throw refusal(table, `the rows that fit have no value of ${name}`);
  const span = Number(q3) - Number(q1);
  const [[far = 0] = []] = await table.select(
    `SELECT count(*) FROM data WHERE ${id} < ? OR ${id} > ?`,
    [Number(q1) - 1.5 * span, Number(q3) + 1.5 * span],
    options,
  );
  const number = (value: unknown): string => printNumber(Number(value));
  return {
    sentences: [
      `Half of the ${number(count)} values of ${name} lie between ${number(q1)} and ${number(q3)}; the median is ${number(middle)}, the average ${number(mean)}, the lowest ${number(least)} and the highest ${number(most)}.`,
      Number(far) === 0
        ? "No value lies more than one and a half times that span outside of it."
        : `${number(far)} ${Number(far) === 1 ? "value lies" : "values lie"} more than one and a half times that span outside of it.`,
      ...(Number(far) === 0
        ? []
        : [await farthestRows(table, measure.column, [Number(q1), Number(q3)], options)]),
    ],
    value: Number(middle),
    ranking: [],
    assumptions: [],
  };
};
