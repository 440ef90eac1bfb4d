import type { Database } from "../../table/database.js";
import type { CellSource } from "../distinct-cells.js";
import { type DatedShape, hasOffset, hasZone } from "./date-shape.js";

/** Reports how many times were converted to UTC; `null` if none was. */
export async function zoneNote(
  database: Database,
  cell: string,
  { from }: CellSource,
  dates: readonly DatedShape[],
): Promise<string | null> {
  if (!dates.some(({ shape }) => hasOffset(shape))) return null;
  const moved = `regexp_matches(v, ':[0-9]{2}.*[+-][0-9]{1,2}(:?[0-9]{2})?$') AND NOT regexp_matches(v, '[+-]00?:?(00)?$')`;
  const [[count, example] = []] = await database.run(
    `SELECT sum(n), arg_min(v, r) FROM (SELECT ${cell} AS v, n, r FROM ${from}) WHERE ${moved}`,
  );
  if (count === null || count === undefined) return null;
  const others = dates.every(({ shape }) => hasZone(shape)) ? "" : "; those without a zone are read as UTC";
  return `in UTC, to which ${count === 1 ? "1 time of another zone is" : `${count} times of other zones are`} moved, such as ${JSON.stringify(example)}${others}`;
}
