import type { BoundValue } from "../table/cell.js";
import { type Comparison, rowsOf } from "./comparison.js";

/**
 * The rows of both periods as a common table expression `compared`, with the values to bind. `in_a` is true
 * for rows of the earlier period; since periods do not overlap, all others belong to the later one.
 */
export function comparedRows({ column, a, b }: Comparison): {
  readonly sql: string;
  readonly values: BoundValue[];
} {
  const inA = rowsOf(column, a);
  const inB = rowsOf(column, b);
  return {
    sql: `compared AS (SELECT *, ${inA.sql} AS in_a FROM data WHERE ${inA.sql} OR ${inB.sql})`,
    values: [...inA.values, ...inA.values, ...inB.values],
  };
}
