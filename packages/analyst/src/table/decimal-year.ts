import type { Column } from "./column.js";

/** Whether a column has years with a fraction, such as 1949.083 for February 1949. */
export function isDecimalYear({ kind, type, least, greatest, name, role }: Column): boolean {
  if (kind !== "number" || /INT/.test(type) || role === "category") return false;
  const range =
    typeof least === "number" && typeof greatest === "number" && least >= 1_500 && greatest <= 2_200;
  return (
    range && /^(?:x|time|year|yr|date|decimal.?(?:date|year)|decyear|index|period|month)$/i.test(name.trim())
  );
}

/** Whether a column has the times of the rows. */
export function isTimeColumn(column: Column): boolean {
  return column.role === "time" || column.role === "year" || isDecimalYear(column);
}
