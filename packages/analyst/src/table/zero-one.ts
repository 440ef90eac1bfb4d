import type { Column } from "./column.js";

/** Whether a column holds the numbers 0 and 1 and no others: a yes or no of each row. */
export function isZeroOne({ kind, distinct, least, greatest }: Column): boolean {
  return kind === "number" && distinct === 2 && Number(least) === 0 && Number(greatest) === 1;
}
