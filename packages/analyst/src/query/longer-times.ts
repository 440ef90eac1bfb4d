import type { Column } from "../table/column.js";
import type { Dimension } from "./dimension.js";

/** Units of time by which questions group, and which the dimensions of a table do not list. */
export type LongerTime = "hour" | "day" | "week" | "decade";

interface Length {
  readonly name: string;
  readonly kind: Dimension["kind"];
  readonly chronological: boolean;
  /** Returns the SQL expression by which rows are grouped. */
  key(column: Column): string;
  label(key: string): string;
}

const yearOf = ({ kind, id }: Column): string => (kind === "time" ? `year(${id})` : `CAST(${id} AS BIGINT)`);

/**
 * The units by which times can be grouped. Hours are hours of the day, weeks are those of ISO 8601, and decades are
 * written as `1990s`.
 */
const lengths: Readonly<Record<LongerTime, Length>> = {
  hour: {
    name: "hour of the day",
    kind: "number",
    chronological: false,
    key: ({ id }) => `hour(${id})`,
    label: (key) => key,
  },
  day: {
    name: "day",
    kind: "text",
    chronological: true,
    key: ({ id }) => `CAST(${id} AS DATE)`,
    label: (key) => `CAST(${key} AS VARCHAR)`,
  },
  week: {
    name: "week",
    kind: "text",
    chronological: true,
    key: ({ id }) => `date_trunc('week', ${id})`,
    label: (key) => `strftime(${key}, '%G-W%V')`,
  },
  decade: {
    name: "decade",
    kind: "text",
    chronological: true,
    key: (column) => `(${yearOf(column)} // 10)`,
    label: (key) => `format('{:d}0s', CAST(${key} AS BIGINT))`,
  },
};

/** Returns a dimension that groups a time column by a unit. */
export function longerTime(column: Column, length: LongerTime): Dimension {
  const { name, kind, chronological, key, label } = lengths[length];
  return { name: `${column.name}.${name}`, column, part: null, kind, chronological, key: key(column), label };
}
