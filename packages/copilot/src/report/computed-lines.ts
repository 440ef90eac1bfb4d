import type { DecisionRun } from "@concordat/contracts/decision-run";
import { formatNumber } from "@concordat/report-kit";
import { computedFigures } from "../computed/computed-figure.js";
import { fileName } from "../context/context-text.js";
import type { CheckStatement, ReportItem } from "./report-item.js";

/** A computed figure with the data from which it was computed. */
export interface ComputedLine {
  /** The question that the table answers. */
  readonly question: string;
  /** The figure, with its source. */
  readonly item: ReportItem;
  /** The file, the columns and the rows, and how they were interpreted. */
  readonly from: string;
}

/** Returns the computed figures of a run, each with its file, columns, rows and interpretation. */
export function computedLines(run: DecisionRun, check: CheckStatement): ComputedLine[] {
  return computedFigures(run).flatMap(
    ({ question, source: id, columns, rows, total_rows: total, reading }) => {
      const source = run.sources.find((each) => each.id === id);
      if (source === undefined) return [];
      const count =
        rows === total
          ? `all ${formatNumber(total)} rows`
          : `${formatNumber(rows)} of ${formatNumber(total)} rows`;
      const used =
        columns.length === 0 ? "" : `, ${columns.length === 1 ? "column" : "columns"} ${columns.join(", ")}`;
      return [
        {
          question,
          item: check({ text: source.text, sources: [id], named: null }).item,
          from: [`${source.file === null ? "" : fileName(source.file)}${used}; ${count}.`, ...reading].join(
            " ",
          ),
        },
      ];
    },
  );
}

/** Returns a sentence for each question that the tables did not answer. */
export function notComputedLines({ computed = [] }: DecisionRun): string[] {
  return computed.flatMap((entry) =>
    entry.state === "not-computed"
      ? [`Not computed: "${entry.question}" ${fileName(entry.file)}: ${entry.reason}.`]
      : [],
  );
}
