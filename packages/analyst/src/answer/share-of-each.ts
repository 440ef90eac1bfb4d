import { printNumber, printShare, sentenceList } from "@concordat/report-kit";
import { numberInCell } from "../drivers/drivers.js";
import { measureSql } from "../query/aggregate.js";
import type { Dimension } from "../query/dimension.js";
import { dimensionWords } from "../query/dimension-words.js";
import type { Reading } from "../question/reading.js";
import { refusal } from "../question/refusal.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import type { Answer, RankedMember } from "./answer.js";
import { partSql, partText } from "./part.js";
import { theMeasure } from "./phrases.js";
import { scopeOf } from "./scope.js";

const maxMembers = 1_000;
const membersNamed = 3;

interface Portion extends RankedMember {
  readonly part: number;
  readonly whole: number;
}

/**
 * Computes a share for each group. If the question names a part, it is the part's share of the group. Otherwise it is
 * the group's share of the total.
 */
export async function shareOfEach(
  table: Table,
  reading: Reading,
  by: Dimension,
  options: QueryOptions,
): Promise<Answer> {
  const { measure, part, limit } = reading;
  const portions = await portionsOf(table, reading, by, options);
  const [first, ...others] = portions;
  if (first === undefined) throw refusal(table, "the whole that a share is asked of is nothing");
  const name = ({ member }: Portion): string => member ?? `(no ${by.name})`;
  const detail = ({ value, part: some, whole }: Portion): string =>
    `${printShare(value)}, ${printNumber(some)} of ${printNumber(whole)}`;
  const ties = others.filter(({ value }) => value === first.value);
  const winners = [first, ...ties.slice(0, membersNamed)].map(name);
  const scope = `${theMeasure(measure)}${scopeOf(reading)}`;
  const share =
    part.length === 0 ? `the share of ${scope}` : `the share where ${partText(part)}, of ${scope},`;
  const next = others
    .slice(ties.length, (limit ?? membersNamed) - 1)
    .map((entry) => `${name(entry)} (${detail(entry)})`);
  const rest =
    next.length === 0 ? "" : ` Next ${next.length === 1 ? "comes" : "come"} ${sentenceList(next)}.`;
  const most = reading.order === "asc" ? "lowest" : "highest";
  return {
    sentences: [
      `By ${dimensionWords(by)}, ${share} is ${most} for ${sentenceList(winners)}: ${detail(first)}.${rest}`,
    ],
    value: first.value,
    ranking: portions.map(({ dimension, member, value, rows }) => ({ dimension, member, value, rows })),
    assumptions: await unknownRows(table, reading, options),
  };
}

async function portionsOf(
  { select }: Table,
  { measure, part, order }: Reading,
  by: Dimension,
  options: QueryOptions,
): Promise<Portion[]> {
  const whole = part.length === 0 ? "sum(w) OVER ()" : "w";
  const rows = await select(
    `WITH marked AS (SELECT *, coalesce(${partSql(part)}, false) AS in_part FROM data),
    groups AS (SELECT ${by.key} AS k, coalesce(${measureSql(measure, "in_part")}, 0) AS v, ${measureSql(measure)} AS w, count(*) AS n FROM marked GROUP BY 1),
    shares AS (SELECT k, v, ${whole} AS w, n FROM groups)
    SELECT CAST(${by.label("k")} AS VARCHAR), v, w, n FROM shares WHERE k IS NOT NULL AND w > 0
    ORDER BY CAST(v AS DOUBLE) / w ${order.toUpperCase()}, k LIMIT ${maxMembers}`,
    part.flatMap(({ values }) => values),
    options,
  );
  return rows.map(([member, some = null, all = null, count]) => {
    const [portion, total] = [numberInCell(some) ?? 0, numberInCell(all) ?? 0];
    return {
      dimension: by.name,
      member: member === null || member === undefined ? null : String(member).replace(/ 00:00:00$/, ""),
      value: portion / total,
      rows: Number(count),
      part: portion,
      whole: total,
    };
  });
}

/**
 * Describes the rows in which a column of the numerator's conditions is empty. They are part of the denominator, which
 * lowers every share.
 */
async function unknownRows({ select }: Table, { part }: Reading, options: QueryOptions): Promise<string[]> {
  const columns = [...new Map(part.map(({ column }) => [column.id, column])).values()];
  const found: string[] = [];
  for (const { id, name } of columns) {
    const [[missing = 0] = []] = await select(`SELECT count(*) FROM data WHERE ${id} IS NULL`, [], options);
    if (Number(missing) > 0)
      found.push(
        `${printNumber(Number(missing))} ${Number(missing) === 1 ? "row has" : "rows have"} no value of ${name} and count in the whole.`,
      );
  }
  return found;
}
