import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { printNumber } from "@concordat/report-kit";

/** The ranking of a report as both of its forms show it; `null` if nothing was ranked. */
export function rankingTable({ ranking, measure }: AnalysisReport): RankingTable | null {
  const [first] = ranking;
  if (first === undefined) return null;
  const label = `${measure.aggregate} of ${measure.name}`;
  return {
    caption: `${label} by ${first.dimension}`,
    columns: [first.dimension, label, "rows"],
    rows: ranking.map(({ member, value, rows }) => [
      member ?? "(missing)",
      printNumber(value),
      printNumber(rows),
    ]),
  };
}

interface RankingTable {
  readonly caption: string;
  /** The first names the members, the others hold numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
