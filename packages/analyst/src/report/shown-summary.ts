import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { readingMark } from "../question/reading-parts.js";

/** The summary of a page that shows how the question was read as a list: the sentence that says the same is left out. */
export function shownSummary({ summary, reading }: AnalysisReport): string {
  const at = summary.lastIndexOf(` ${readingMark}`);
  return reading.length === 0 || at < 0 ? summary : summary.slice(0, at);
}

/** What every sentence behind the first begins with, where names may hold a full stop. */
const further =
  /(?<=\.) (?=(?:By|Next|It was|Of all|A correlation|No value|No other|The farthest|\d[\d,]* values?) )/;

/** The sentence that answers, and what is said behind it. */
export function headlineOf(summary: string): readonly [headline: string, rest: string] {
  const at = summary.search(further);
  return at < 0 ? [summary, ""] : [summary.slice(0, at), summary.slice(at + 1)];
}
