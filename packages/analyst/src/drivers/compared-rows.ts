import type { BoundValue } from "../table/cell.js";
import { type PeriodPair, periodCondition } from "./period-pair.js";

/**
 * Returns the SQL of a common table expression `compared` with the rows of both periods, and the values to bind. `in_a`
 * is true for rows of the earlier period. The periods do not overlap, so all other rows belong to the later one.
 */
export function comparedRows({ column, a, b }: PeriodPair): {
  readonly sql: string;
  readonly values: BoundValue[];
} {
  const inA = periodCondition(column, a);
  const inB = periodCondition(column, b);
  return {
    sql: `compared AS (SELECT *, ${inA.sql} AS in_a FROM data WHERE ${inA.sql} OR ${inB.sql})`,
    values: [...inA.values, ...inA.values, ...inB.values],
  };
}
