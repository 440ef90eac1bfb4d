import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { printNumber, printShare } from "@concordat/report-kit";
import { minPoints } from "../limits.js";
import { readingMark } from "../question/reading-parts.js";

/**
 * Returns the ranking as displayed in the HTML and Markdown reports. Returns `null` if there is no ranking, or if the
 * chart of the trend already shows it.
 */
export function rankingTable({ ranking, measure, trend, summary }: AnalysisReport): RankingTable | null {
  const [first] = ranking;
  if (first === undefined || isCourse(ranking, trend)) return null;
  const isShare = summary.includes(`${readingMark} share of`);
  const label = isShare
    ? `share of the ${measure.aggregate} of ${measure.name}`
    : `${measure.aggregate} of ${measure.name}`;
  return {
    caption: `${label} by ${first.dimension}`,
    columns: [first.dimension, label, "rows"],
    rows: ranking.map(({ member, value, rows }) => [
      member ?? "(missing)",
      isShare ? printShare(value) : printNumber(value),
      printNumber(rows),
    ]),
  };
}

/** Whether a ranking lists the periods of the course in order. */
function isCourse(ranking: AnalysisReport["ranking"], trend: AnalysisReport["trend"]): boolean {
  const periods = trend?.points.flatMap(({ period, value }) => (value === null ? [] : [period])) ?? [];
  return periods.length >= minPoints && periods.join() === ranking.map(({ member }) => member).join();
}

interface RankingTable {
  readonly caption: string;
  /** The headers. The first column contains the names of the groups, the others contain numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
