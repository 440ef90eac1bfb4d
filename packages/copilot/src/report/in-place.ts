import type { CheckedStatement, ReportItem } from "./report-item.js";

/** A statement that stays where it is even if no passage supports it, and is then marked. */
export interface ItemInPlace extends ReportItem {
  /** Whether the statement cites nothing although there are passages. */
  readonly isWithoutSource: boolean;
}

/** Converts a checked statement to one that stays where it is even without support. */
export function inPlace({ item, state }: CheckedStatement): ItemInPlace {
  return { ...item, isWithoutSource: state === "without-source" };
}
