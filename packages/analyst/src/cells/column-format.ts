import type { ColumnKind } from "../table/column.js";

/** How the cells of one column are read. */
export type CellReading =
  | {
      readonly state: "decided";
      readonly kind: ColumnKind;
      /** DuckDB's type. */
      readonly type: string;
      /** The SQL expression of a cell's value. */
      readonly sql: string;
      /** The convention that was found, in a sentence; `null` if there is nothing to say. */
      readonly note: string | null;
      /** `%`, a currency or a unit that every value bears; null otherwise. */
      readonly unit: string | null;
    }
  /** Its values can be read in two ways, and none of them decides, or they contradict each other. */
  | { readonly state: "unclear"; readonly doubt: Ambiguity };

/** A value of a column, and its row, counted from 0. */
export interface ExampleCell {
  readonly value: string;
  readonly row: number;
}

/** Why it is not known how a column is read. */
export interface Ambiguity {
  readonly about: "decimal" | "date";
  /** A value that can be read in two ways; or one that can be read in one way only, and one that can in the other. */
  readonly witnesses: readonly [either: ExampleCell] | readonly [one: ExampleCell, other: ExampleCell];
}

/** A column whose cells are text and stay so. */
export function asText(sql: string): CellReading {
  return { state: "decided", kind: "text", type: "VARCHAR", sql, note: null, unit: null };
}
