import type { ReportItem } from "./report.js";

/** The links of a statement to its passages, as raised numbers: the comma keeps 1 and 5 from being read as 15. */
export function sourceLinks({ footnotes }: Pick<ReportItem, "footnotes">): string {
  return footnotes.map((label) => `<sup><a href="#source-${label}">${label}</a></sup>`).join("<sup>, </sup>");
}
