import type { ColumnNature } from "./column-nature.js";

/** What kind of values a column holds. */
export type ColumnKind = "number" | "text" | "boolean" | "time";

/** What a column is good for. */
export type ColumnRole =
  /** Numbers that are added up or averaged. */
  | "measure"
  /** What rows are grouped by: text, truth values, and whole numbers that are codes, such as a shop's number. */
  | "category"
  /** Dates and times. */
  | "time"
  /** Whole numbers that are years. */
  | "year"
  /** Whole numbers that are parts of a date: months, quarters, weekdays. */
  | "calendar"
  /** Numbers that tell rows apart or say where they are: an id in every row, coordinates. */
  | "identifier";

/** What the values of a column of text look like. */
export type NearlyKind =
  /** Numbers: but for some of its values, it would be a column of numbers. */
  | "number"
  /** Dates: but for some of its values, it would be a column of dates. */
  | "time"
  /** Whole numbers with zeros in front. */
  | "code"
  /** Amounts that are not plain numbers: `~5`, `1.5k`, `1:30`. */
  | "quantity";

/** A column of an opened table. */
export interface Column {
  /** The name in the file. */
  readonly name: string;
  /** The name in the database: `c0`, `c1`, … No name of a file is ever part of a query. */
  readonly id: string;
  /** What kind of values it holds. */
  readonly kind: ColumnKind;
  /** What the column is for in an analysis. */
  readonly role: ColumnRole;
  /** Whether its numbers add up, according to its name. */
  readonly nature: ColumnNature;
  /** DuckDB's type. */
  readonly type: string;
  /** What every value bears: `%`, a currency or a unit such as `kg`; `null` if there is nothing, or not everywhere. */
  readonly unit: string | null;
  /** What at least half of a text's values look like, though it is not a column of numbers or dates. */
  readonly nearly: NearlyKind | null;
  /** Rows without a value. */
  readonly missing: number;
  /** Different values, missing ones not counted; null for dates, times and numbers with fractions. */
  readonly distinct: number | null;
  /** The least and the greatest value; null when there is none. */
  readonly least: string | number | boolean | null;
  /** The greatest value; null when there is none. */
  readonly greatest: string | number | boolean | null;
}
