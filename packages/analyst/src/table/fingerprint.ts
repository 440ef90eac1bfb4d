import type { Table } from "./open-table.js";

/** What a table holds, in a number: the same for the same rows in any order, under the same columns. */
export async function tableFingerprint({ columns, select }: Table): Promise<string> {
  const values = columns.map(({ id }) => id).join(", ");
  const [[sum = null] = []] = await select(
    `SELECT CAST(sum(CAST(hash(${values}) AS HUGEINT)) AS VARCHAR) FROM data`,
    [],
  );
  return `${columns.map(({ name, type }) => `${name} ${type}`).join(", ")}; ${sum}`;
}
