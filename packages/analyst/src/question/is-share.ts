import type { Measure } from "../query/aggregate.js";
import { isRate } from "./measure/measured-columns.js";

/** Whether the measure itself is a share: a rate, a quotient, or numbers from 0 to 1. */
export function isShare({ column, aggregate }: Measure): boolean {
  return (
    aggregate === "ratio" ||
    (column !== null && (isRate(column) || (Number(column.least) >= 0 && Number(column.greatest) <= 1)))
  );
}
