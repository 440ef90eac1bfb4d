import type { Bound } from "../table/cell.js";
import type { Column } from "../table/column.js";

/** Which rows count, as the question or an option says it. */
export interface Condition {
  readonly column: Column;
  /** As an option writes it: `Region = Europe`. */
  readonly text: string;
  readonly sql: string;
  readonly values: readonly Bound[];
}

/** How a comparison is written, and whether it is of several values. */
export type Comparator = "=" | "!=" | ">" | ">=" | "<" | "<=";

/** Rows whose value is one of these. */
export function isOneOf(column: Column, members: readonly (string | number | boolean)[]): Condition {
  const places = members.map(() => "?").join(", ");
  return {
    column,
    text: `${column.name} = ${members.join(" | ")}`,
    sql: members.length === 1 ? `${column.id} = ?` : `${column.id} IN (${places})`,
    values: members,
  };
}

/** Rows whose value is none of these. */
export function isNoneOf(column: Column, members: readonly (string | number | boolean)[]): Condition {
  const places = members.map(() => "?").join(", ");
  return {
    column,
    text: `${column.name} != ${members.join(" | ")}`,
    sql: `(${column.id} IS NULL OR ${column.id} NOT IN (${places}))`,
    values: members,
  };
}

/** Rows whose number compares so with another. */
export function compares(column: Column, comparator: Comparator, number: number): Condition {
  return {
    column,
    text: `${column.name} ${comparator} ${number}`,
    sql: `${column.id} ${comparator === "!=" ? "<>" : comparator} ?`,
    values: [number],
  };
}
