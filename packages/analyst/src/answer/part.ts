import type { Condition } from "../question/condition.js";

/**
 * Returns the SQL condition for rows that satisfy all conditions, with a placeholder for each value. Without conditions
 * it selects all rows.
 */
export function partSql(part: readonly Condition[]): string {
  return part.length === 0 ? "true" : part.map(({ sql }) => `(${sql})`).join(" AND ");
}

/** Describes the rows of a part: `Sex is F and Ward is A or B`. */
export function partText(part: readonly Condition[]): string {
  return part.map(({ text }) => text.replace(" = ", " is ").replaceAll(" | ", " or ")).join(" and ");
}
