import { printNumber } from "@concordat/report-kit";
import { numberInCell } from "../drivers/drivers.js";
import { refusal } from "../question/refusal.js";
import type { Compute } from "./compute.js";

/** Describes the relationship of two numeric columns, without a claim of cause. */
export const describeRelationship: Compute = async (table, { measure, against }, options) => {
  if (against === null || measure.column === null) throw new Error("a relationship is between two columns");
  const { id, name } = measure.column;
  const [[linear = null, count = 0, ranks = null] = []] = await table.select(
    `WITH pairs AS (SELECT CAST(${id} AS DOUBLE) AS x, CAST(${against.id} AS DOUBLE) AS y FROM data WHERE ${id} IS NOT NULL AND ${against.id} IS NOT NULL),
      placed AS (SELECT x, y, rank() OVER (ORDER BY x) + (count(*) OVER (PARTITION BY x) - 1) / 2.0 AS rx, rank() OVER (ORDER BY y) + (count(*) OVER (PARTITION BY y) - 1) / 2.0 AS ry FROM pairs)
    SELECT corr(x, y), count(*), corr(rx, ry) FROM placed`,
    [],
    options,
  );
  const r = numberInCell(linear);
  if (r === null || Number.isNaN(r))
    throw refusal(
      table,
      `${name} or ${against.name} does not vary, so nothing can be said of how they go together`,
    );
  const strength =
    Math.abs(r) < 0.1
      ? "hardly"
      : Math.abs(r) < 0.3
        ? "weakly"
        : Math.abs(r) < 0.6
          ? "moderately"
          : "strongly";
  const direction = Math.abs(r) < 0.1 ? "go together" : r > 0 ? "rise together" : "go in opposite directions";
  return {
    sentences: [
      `${name} and ${against.name} ${strength} ${direction}: their correlation over ${printNumber(Number(count))} rows is ${r.toFixed(3)} (by ranks ${(numberInCell(ranks) ?? 0).toFixed(3)}).`,
      "A correlation is not a cause.",
    ],
    value: r,
    ranking: [],
    assumptions: [],
  };
};
