import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { readingMark } from "../question/reading-parts.js";

/**
 * Returns the summary for a page that lists the interpretation of the question. It omits the sentence with the same
 * content.
 */
export function shownSummary({ summary, reading }: AnalysisReport): string {
  const at = summary.lastIndexOf(` ${readingMark}`);
  return reading.length === 0 || at < 0 ? summary : summary.slice(0, at);
}

/** The possible starts of all sentences after the first, because names may contain a full stop. */
const further =
  /(?<=\.) (?=(?:By|Next|It was|Of all|A correlation|No value|No other|The farthest|\d[\d,]* values?) )/;

/** Splits a summary into the sentence that answers the question and the sentences after it. */
export function headlineOf(summary: string): readonly [headline: string, rest: string] {
  const at = summary.search(further);
  return at < 0 ? [summary, ""] : [summary.slice(0, at), summary.slice(at + 1)];
}
