import { printAmount } from "@concordat/report-kit";
import { type Measure, measureLabel } from "../query/aggregate.js";

/** Formats a number with the unit of its measure. */
export function withUnit(value: number, { column }: Measure): string {
  const unit = column?.unit ?? null;
  if (unit === null) return printAmount(value);
  const isBefore = /^[$€£¥]$/.test(unit);
  return isBefore && value >= 0 ? `${unit}${printAmount(value)}` : `${printAmount(value)} ${unit}`;
}

/** Returns the measure as the subject of a sentence. */
export function theMeasure(measure: Measure): string {
  return measure.column === null ? "the number of rows" : `the ${measureLabel(measure)}`;
}

export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
