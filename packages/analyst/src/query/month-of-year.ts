import type { Column } from "../table/column.js";
import type { Dimension } from "./dimension.js";

const names =
  "['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']";

/** Returns a dimension that groups a time column by the name of the month. */
export function monthOfYear(column: Column): Dimension {
  return partOfYear(column, "month", (key) => `${names}[${key}]`);
}

/** Returns a dimension that groups a time column by the quarter of the year. */
export function quarterOfYear(column: Column): Dimension {
  return partOfYear(column, "quarter", (key) => `format('Q{:d}', ${key})`);
}

function partOfYear(column: Column, part: "month" | "quarter", label: (key: string) => string): Dimension {
  return {
    name: `${column.name} (${part} of the year)`,
    column,
    part: null,
    kind: "text",
    chronological: true,
    key: `${part}(${column.id})`,
    label,
  };
}
