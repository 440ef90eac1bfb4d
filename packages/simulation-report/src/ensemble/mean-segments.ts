import {
  capitalised,
  figure,
  intervalChart,
  rangeFromZero,
  section,
  shortened,
  subheading,
} from "@concordat/report-kit";
import { isShare, measured, measureName } from "../render/measure-names.js";
import type { EnsembleReport } from "./ensemble-report.js";
import { meansTable } from "./means-of-measures.js";

/** Maximum number of segments in a chart. */
const maxDrawn = 30;

/** Renders the exposures and decisions of each segment, averaged over the runs. */
export function segments({ measures: all, scenarioRounds }: EnsembleReport): string {
  const ofSegments = all.filter(
    ({ segment, survey, runs }) => segment !== null && survey === undefined && runs > 0,
  );
  if (ofSegments.length === 0) return "";
  // The charts are below each other and are compared, so those of shares have the same axis.
  const range = rangeFromZero(
    ofSegments
      .filter(({ measure }) => isShare(measure))
      .flatMap(({ mean, interval }) => [mean, interval?.low ?? null, interval?.high ?? null]),
  );
  const shown = new Map(ofSegments.map((one) => [measureName(one, scenarioRounds), one.measure]));
  return section(
    "segments",
    "Reach and engagement by segment",
    [...shown]
      .flatMap(([title, measure]) => {
        const rows = ofSegments.filter((one) => measureName(one, scenarioRounds) === title);
        const name = `${capitalised(title)}, by segment`;
        const chart = {
          name,
          rows: rows.slice(0, maxDrawn).map(({ segment, mean, interval }) => ({
            label: shortened(segment ?? "", 40),
            value: mean,
            interval,
            isMarked: false,
          })),
          format: (value: number) => measured(value, isShare(measure)),
          none: "no value",
          range,
        };
        const isDrawn = isShare(measure) && rows.some(({ greatest }) => (greatest ?? 0) > 0);
        return [
          subheading(name),
          ...(isDrawn ? [figure((width) => intervalChart(chart, width), null)] : []),
          meansTable(name, "segment", rows, ({ segment }) => shortened(segment ?? "", 60)),
        ];
      })
      .join("\n"),
  );
}
