import type { ColumnNature } from "./amount-or-level.js";

/** The kind of a column's values. */
export type ColumnKind = "number" | "text" | "boolean" | "time";

/** The role of a column in an analysis. */
export type ColumnRole =
  /** Numbers that are added up or averaged. */
  | "measure"
  /** Values by which rows are grouped: text, booleans, and integer codes such as a shop's number. */
  | "category"
  /** Dates and times. */
  | "time"
  /** Integers that are years. */
  | "year"
  /** Integers that are parts of a date: months, quarters, weekdays. */
  | "calendar"
  /** Numbers that identify or locate rows, such as unique ids or coordinates. */
  | "identifier";

/** The likely kind of a text column's values. */
export type LikelyKind =
  /** Numbers, except for some of its values. */
  | "number"
  /** Dates, except for some of its values. */
  | "time"
  /** Integers with leading zeros. */
  | "code"
  /** Amounts that are not plain numbers: `~5`, `1.5k`, `1:30`. */
  | "quantity";

/** A column of an opened table. */
export interface Column {
  /** The name in the file. */
  readonly name: string;
  /** The name in the database: `c0`, `c1`, … No name of a file is ever part of a query. */
  readonly id: string;
  /** The kind of the column's values. */
  readonly kind: ColumnKind;
  /** The role of the column in an analysis. */
  readonly role: ColumnRole;
  /** Whether the column's numbers can be added up, as inferred from its name. */
  readonly nature: ColumnNature;
  /** DuckDB's type. */
  readonly type: string;
  /** The unit that all values share: `%`, a currency, or another unit such as `kg`; `null` if there is none. */
  readonly unit: string | null;
  /** The likely kind of at least half of a text column's values. */
  readonly likelyKind: LikelyKind | null;
  /** Number of rows without a value. */
  readonly missing: number;
  /** Number of distinct values, without missing ones; `null` for dates, times and numbers with fractions. */
  readonly distinct: number | null;
  /** The minimum value; `null` if there is none. */
  readonly least: string | number | boolean | null;
  /** The maximum value; `null` if there is none. */
  readonly greatest: string | number | boolean | null;
}
