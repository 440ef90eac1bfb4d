import type { Measure } from "../../query/aggregate.js";
import { isIdentifier } from "./measured-columns.js";

/**
 * Whether a measure computes with numbers that only identify things, such as the highest flight number for `the longest
 * flight`.
 */
export function measuresIdentifiers({ column, aggregate }: Measure, question: string): boolean {
  if (column === null || !isIdentifier(column)) return false;
  // A tax code has a length: a code named in parentheses is meant as a number.
  if (/code$/i.test(column.name) && question.includes(`(${column.name})`)) return false;
  const isExtreme =
    /^(?:maximum|minimum)$/.test(aggregate) && !/\b(?:numbers?|no|ids?|codes?)\b/i.test(question);
  return isExtreme || /^(?:sum|average|weighted average|median|ratio)$/.test(aggregate);
}
