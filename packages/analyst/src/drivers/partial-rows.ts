import type { Measure } from "../query/aggregate.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";

/** Describes the rows that a ratio omits because they have only one of its two values, with the total of that value. */
export async function partialRows(table: Table, measure: Measure): Promise<string[]> {
  if (measure.aggregate !== "ratio") return [];
  const { column, denominator } = measure;
  return [...(await leftOut(table, column, denominator)), ...(await leftOut(table, denominator, column))];
}

/** Describes the rows with one value but not the other; empty if there are none. */
async function leftOut(table: Table, present: Column, absent: Column): Promise<string[]> {
  const [[rows = 0, sum = 0] = []] = await table.select(
    `SELECT count(*), sum(${present.id}) FROM data WHERE ${present.id} IS NOT NULL AND ${absent.id} IS NULL`,
    [],
  );
  if (rows === 0) return [];
  const counted = rows === 1 ? "1 row has" : `${rows} rows have`;
  return [
    `${counted} no value of ${absent.name}: the ratio leaves ${rows === 1 ? "it" : "them"} out, with ${sum} of ${present.name}.`,
  ];
}
