import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { readingMark } from "../question/reading-parts.js";

/** The summary of a page that shows how the question was read as a list: the sentence that says the same is left out. */
export function shownSummary({ summary, reading }: AnalysisReport): string {
  const at = summary.lastIndexOf(` ${readingMark}`);
  return reading.length === 0 || at < 0 ? summary : summary.slice(0, at);
}
