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
      /** The convention that was found, in a sentence; null where there is nothing to say. */
      readonly note: string | null;
      /** `%` or a currency that every value bears; null otherwise. */
      readonly unit: string | null;
    }
  /** Its values can be read in two ways, and none of them decides. */
  | {
      readonly state: "unclear";
      readonly about: "decimal" | "date";
      /** A value that can be read in two ways, and its row, counted from 0. */
      readonly example: string;
      readonly row: number;
    };

/** A column whose cells are text and stay so. */
export function asText(column: string): CellReading {
  return { state: "decided", kind: "text", type: "VARCHAR", sql: column, note: null, unit: null };
}
