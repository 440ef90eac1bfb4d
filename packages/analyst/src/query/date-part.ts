import type { ColumnKind } from "../table/column.js";

/** A part of a date by which rows can be grouped. */
export interface DatePart {
  readonly name: "year" | "quarter" | "month" | "weekday";
  readonly kind: ColumnKind;
  readonly chronological: boolean;
  /** Returns SQL for the grouping key: an integer that sorts in calendar order and is fast to compute. */
  key(column: string): string;
  /** Returns the displayed label of a group. Called once for each group. */
  label(key: string): string;
}

const weekdays = "['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']";

/** Years as numbers, quarters as `2008-Q1`, months as `2008-03`, weekdays by their English names from Monday. */
export const dateParts: readonly DatePart[] = [
  {
    name: "year",
    kind: "number",
    chronological: true,
    key: (column) => `year(${column})`,
    label: (key) => key,
  },
  {
    name: "quarter",
    kind: "text",
    chronological: true,
    key: (column) => `(year(${column}) * 4 + quarter(${column}) - 1)`,
    label: (key) => `format('{:04d}-Q{:d}', ${key} // 4, ${key} % 4 + 1)`,
  },
  {
    name: "month",
    kind: "text",
    chronological: true,
    key: (column) => `(year(${column}) * 12 + month(${column}) - 1)`,
    label: (key) => `format('{:04d}-{:02d}', ${key} // 12, ${key} % 12 + 1)`,
  },
  {
    name: "weekday",
    kind: "text",
    chronological: false,
    key: (column) => `isodow(${column})`,
    label: (key) => `${weekdays}[${key}]`,
  },
];
