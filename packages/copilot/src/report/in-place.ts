import type { CheckedStatement, ReportItem } from "./report-item.js";

/** A statement that is displayed at its original position even if no passage supports it. It is then marked. */
export interface ItemInPlace extends ReportItem {
  /** Whether the statement cites nothing although there are passages. */
  readonly isWithoutSource: boolean;
}

/** Converts a checked statement to one that is displayed at its original position even without support. */
export function inPlace({ item, state }: CheckedStatement): ItemInPlace {
  return { ...item, isWithoutSource: state === "without-source" };
}
