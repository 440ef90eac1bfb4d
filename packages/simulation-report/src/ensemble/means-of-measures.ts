import {
  capitalised,
  counted,
  formatNumber,
  numberColumn,
  paragraph,
  section,
  table,
  textColumn,
} from "@concordat/report-kit";
import { limits } from "../limits.js";
import { isShare, measured, measureName } from "../render/measure-names.js";
import type { EnsembleReport, MeanOfMeasure } from "./ensemble-report.js";

/** Renders the means of the measures over all runs, for the complete audience. */
export function meansOfMeasures({ measures: all, runs, scenarioRounds }: EnsembleReport): string {
  const whole = all.filter(
    ({ segment, survey, runs: known }) => segment === null && survey === undefined && known > 0,
  );
  if (whole.length === 0) return "";
  return section(
    "measures",
    `What ${counted(runs.length, "run")} led to`,
    [
      meansTable("Means over all runs", "measure", whole, (one) =>
        capitalised(measureName(one, scenarioRounds)),
      ),
      paragraph(
        "Each run counts once: what varies is the run, as agents of one network are not independent. The intervals are studentised, and would hold the true mean in 95 of 100 such ensembles.",
        "muted",
      ),
    ].join("\n"),
  );
}

/** Renders a table of means with their intervals, with one row for each measure. */
export function meansTable(
  caption: string,
  first: string,
  rows: readonly MeanOfMeasure[],
  nameOf: (row: MeanOfMeasure) => string,
): string {
  const shown = rows.slice(0, limits.rows);
  const hasOdds = shown.some(({ other }) => other !== undefined);
  const names = ["mean", "95 % interval", "least", "greatest", "runs"];
  const headings = [...names, ...(hasOdds ? ["counted", "expected"] : [])].map(numberColumn);
  return table(
    caption,
    [textColumn(first), ...headings],
    shown.map((row) => {
      const ofShare = isShare(row.measure);
      const { mean, interval, least, greatest, runs } = row;
      return {
        cells: [
          nameOf(row),
          measured(mean, ofShare),
          interval === null
            ? "–"
            : `${measured(interval.low, ofShare)} to ${measured(interval.high, ofShare)}`,
          measured(least, ofShare),
          measured(greatest, ofShare),
          formatNumber(runs),
          ...(hasOdds ? bothMeans(row) : []),
        ],
      };
    }),
  );
}

/** Returns the counted and the expected mean as text. If there is only one kind of mean, both are a dash. */
function bothMeans({ measure, basis, mean, other }: MeanOfMeasure): string[] {
  if (other === undefined) return ["–", "–"];
  const [counted, expected] = basis === "counted" ? [mean, other.mean] : [other.mean, mean];
  return [counted, expected].map((value) => measured(value, isShare(measure)));
}
