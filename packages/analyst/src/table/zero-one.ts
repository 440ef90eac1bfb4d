import type { Column } from "./column.js";

/** Whether a column contains only the numbers 0 and 1, which mean no and yes. */
export function isZeroOne({ kind, distinct, least, greatest }: Column): boolean {
  return kind === "number" && distinct === 2 && Number(least) === 0 && Number(greatest) === 1;
}
