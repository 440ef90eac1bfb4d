import type { Table } from "../table/open-table.js";
import type { Reading } from "./reading.js";
import { refusal } from "./refusal.js";
import { inPeriod } from "./resolve-periods.js";

/**
 * Throws if a condition on rows would be wrong because each group has several rows. For `how many countries won more
 * than ten medals`, each row of a country may be below the limit and their sum above it.
 * @throws {AnalystError} NOT_IN_TABLE
 */
export async function refuseRepeatedMembers(
  table: Table,
  { measure, conditions, periods, axis, by }: Reading,
): Promise<void> {
  const { column, aggregate } = measure;
  const bounds = conditions.filter(
    ({ text, column: { kind } }) => kind === "number" && / [<>]=? /.test(text),
  );
  if (column === null || aggregate !== "distinct" || bounds.length === 0 || by !== null) return;
  const [period, second] = periods;
  const others = [
    ...conditions.filter((condition) => !bounds.includes(condition)),
    ...(axis === null || period === undefined || second !== undefined ? [] : [inPeriod(axis, period)]),
  ];
  const where = others.map(({ sql }) => `(${sql})`).join(" AND ");
  const [[isRepeated = false] = []] = await table.select(
    `SELECT count(${column.id}) > count(DISTINCT ${column.id}) FROM data${where === "" ? "" : ` WHERE ${where}`}`,
    others.flatMap(({ values }) => values),
  );
  if (isRepeated === true)
    throw refusal(
      table,
      `several rows have the same ${column.name}, and nothing says whether ${bounds.map(({ text }) => text).join(" and ")} is of a row or of all of them together; --aggregate count counts rows`,
    );
}
