/** What kind of values a column holds. */
export type ColumnKind = "number" | "text" | "boolean" | "time";

/** What a column is good for. */
export type ColumnRole =
  /** Numbers that are added up or averaged. */
  | "measure"
  /** Texts and truth values that rows are grouped by. */
  | "category"
  /** Dates and times. */
  | "time"
  /** Whole numbers that are years. */
  | "year"
  /** Whole numbers that are parts of a date: months, quarters, weekdays. */
  | "calendar"
  /** A number of its own in every row; nothing to add up. */
  | "identifier";

/** A column of an opened table. */
export interface Column {
  /** The name in the file. */
  readonly name: string;
  /** The name in the database: `c0`, `c1`, … No name of a file is ever part of a query. */
  readonly id: string;
  readonly kind: ColumnKind;
  readonly role: ColumnRole;
  /** DuckDB's type. */
  readonly type: string;
  /** Rows without a value. */
  readonly missing: number;
  /** Different values, missing ones not counted; null for dates, times and numbers with fractions. */
  readonly distinct: number | null;
  /** The least and the greatest value; null when there is none. */
  readonly least: string | number | boolean | null;
  readonly greatest: string | number | boolean | null;
}
