import { nullWords, withoutNulls } from "../cells/null-words.js";
import { trimmed } from "../cells/shape.js";
import type { Column } from "./column.js";
import type { Table } from "./open-table.js";

/** A value that keeps a column from being one of numbers, and where it stands first. */
export interface ValueInTheWay {
  readonly value: string;
  /** `line 4`, `row 4`. */
  readonly place: string;
}

/** What stands for any number, whatever its marks. */
const numberLike = "[-+(− ]*[^0-9 ]{0,4} ?[0-9][0-9.,''’   ]*[)%]? ?[^0-9 ]{0,4}";

/** The values of a column that are not numbers, as they come first; where all are, those that come first. */
export async function valuesInTheWay(
  { select, placeOf }: Pick<Table, "select" | "placeOf">,
  { id }: Column,
  limit: number,
): Promise<ValueInTheWay[]> {
  const cell = trimmed(`CAST(${id} AS VARCHAR)`);
  const words = withoutNulls(cell, nullWords());
  const rows = await select(
    `SELECT ${cell} AS v, min(rowid) AS first FROM data WHERE (${words}) IS NOT NULL
    GROUP BY 1 ORDER BY regexp_full_match(v, '${numberLike}'), 2 LIMIT ${limit}`,
    [],
  );
  return Promise.all(
    rows.map(async ([value, first]) => ({ value: String(value), place: await placeOf(Number(first)) })),
  );
}
