import type { BoundValue } from "../table/cell.js";
import type { Column } from "../table/column.js";

/** A condition on rows, from the question or an option. */
export interface Condition {
  readonly column: Column;
  /** The condition in the notation of the option, such as `Region = Europe`. */
  readonly text: string;
  readonly sql: string;
  readonly values: readonly BoundValue[];
}

/** The comparison operators of a condition. */
export type Comparator = "=" | "!=" | ">" | ">=" | "<" | "<=";

/** Creates the condition that the value is one of the members. */
export function isOneOf(column: Column, members: readonly (string | number | boolean)[]): Condition {
  const places = members.map(() => "?").join(", ");
  return {
    column,
    text: `${column.name} = ${members.join(" | ")}`,
    sql: members.length === 1 ? `${column.id} = ?` : `${column.id} IN (${places})`,
    values: members,
  };
}

/** Creates the condition that the value is none of the members. It also holds for a missing value. */
export function isNoneOf(column: Column, members: readonly (string | number | boolean)[]): Condition {
  const places = members.map(() => "?").join(", ");
  return {
    column,
    text: `${column.name} != ${members.join(" | ")}`,
    sql: `(${column.id} IS NULL OR ${column.id} NOT IN (${places}))`,
    values: members,
  };
}

/** Creates the condition that the value is missing, or that it is not. */
export function lacksValue(column: Column, isMissing = true): Condition {
  return {
    column,
    text: `${column.name} is ${isMissing ? "" : "not "}missing`,
    sql: `${column.id} IS ${isMissing ? "" : "NOT "}NULL`,
    values: [],
  };
}

/** Creates the condition that the number satisfies a comparison. */
export function compares(column: Column, comparator: Comparator, number: number): Condition {
  return {
    column,
    text: `${column.name} ${comparator} ${number}`,
    sql: `${column.id} ${comparator === "!=" ? "<>" : comparator} ?`,
    values: [number],
  };
}

/** Removes duplicate conditions, for example if an option repeats a condition of the question. */
export function withoutTwins(conditions: readonly Condition[]): Condition[] {
  return conditions.filter(
    ({ text }, index) => conditions.findIndex((other) => other.text === text) === index,
  );
}
