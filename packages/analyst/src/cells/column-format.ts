import type { ColumnKind } from "../table/column.js";
import type { BorrowedMark } from "./number/borrowed-mark.js";

/** The format of a column's cells. */
export type CellReading =
  | {
      readonly state: "decided";
      readonly kind: ColumnKind;
      /** DuckDB's type. */
      readonly type: string;
      /** The SQL expression of a cell's value. */
      readonly sql: string;
      /** The inferred convention as a sentence; `null` if there is nothing to report. */
      readonly note: string | null;
      /** The unit that all values share, such as `%` or a currency; `null` if there is none. */
      readonly unit: string | null;
      /** Set if the values fit both decimal marks and another column decided. */
      readonly doubt?: Omit<BorrowedMark, "column">;
    }
  /** The values can be read in two ways and nothing determines which, or they contradict each other. */
  | { readonly state: "unclear"; readonly doubt: Ambiguity };

/** A cell of a column with its value and its row, counted from 0. */
export interface ExampleCell {
  readonly value: string;
  readonly row: number;
}

/** The reason why the format of a column cannot be determined. */
export interface Ambiguity {
  readonly about: "decimal" | "date";
  /** One value that fits both interpretations, or two values that each fit only one of them. */
  readonly witnesses: readonly [either: ExampleCell] | readonly [one: ExampleCell, other: ExampleCell];
}

/** Returns the format of a text column. */
export function asText(sql: string): CellReading {
  return { state: "decided", kind: "text", type: "VARCHAR", sql, note: null, unit: null };
}
