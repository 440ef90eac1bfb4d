import type { Bound } from "../table/cell.js";
import { type Comparison, rowsOf } from "./comparison.js";

/**
 * The rows of both periods as a common table expression `compared`, with `in_a` true for those of the earlier one, and
 * the values to bind to it. Periods do not overlap, so the others are those of the later one.
 */
export function comparedRows({ column, a, b }: Comparison): {
  readonly sql: string;
  readonly values: Bound[];
} {
  const inA = rowsOf(column, a);
  const inB = rowsOf(column, b);
  return {
    sql: `compared AS (SELECT *, ${inA.sql} AS in_a FROM data WHERE ${inA.sql} OR ${inB.sql})`,
    values: [...inA.values, ...inA.values, ...inB.values],
  };
}
