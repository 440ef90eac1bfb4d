import type { Column } from "../table/column.js";
import type { Dimension } from "./dimension.js";

const names =
  "['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']";

/** Returns a dimension that groups a time column by the name of the month. */
export function monthOfYear(column: Column): Dimension {
  return {
    name: `${column.name} (month of the year)`,
    column,
    part: null,
    kind: "text",
    chronological: true,
    key: `month(${column.id})`,
    label: (key) => `${names}[${key}]`,
  };
}

/** Returns a dimension that groups a time column by the quarter of the year. */
export function quarterOfYear(column: Column): Dimension {
  return {
    name: `${column.name} (quarter of the year)`,
    column,
    part: null,
    kind: "text",
    chronological: true,
    key: `quarter(${column.id})`,
    label: (key) => `format('Q{:d}', ${key})`,
  };
}
