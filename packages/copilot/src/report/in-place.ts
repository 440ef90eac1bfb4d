import type { CheckedStatement, ReportItem } from "./report-item.js";

/** A statement that keeps its place in the report even if no passage supports it. It is therefore marked itself. */
export interface ItemInPlace extends ReportItem {
  /** Whether the statement cites nothing although there are passages. */
  readonly isWithoutSource: boolean;
}

/** Returns a checked statement for a place that unsupported statements do not leave. */
export function inPlace({ item, state }: CheckedStatement): ItemInPlace {
  return { ...item, isWithoutSource: state === "without-source" };
}
