import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { checkValue } from "@concordat/contracts/options";
import { type ChartWidth, lineChart, standaloneSvg, waterfall } from "@concordat/report-kit";
import { type DriverGroup, driverGroups, memberLabel } from "./driver-group.js";
import { reportRule } from "./report-rule.js";

/** A chart of a report. */
export interface ReportChart {
  /** The name of the chart, which is also its alternative text. */
  readonly name: string;
  /** The file that contains it, next to a report in Markdown. */
  readonly file: string;
  readonly draw: (width: ChartWidth) => string;
}

const stepsShown = 10;

/**
 * Returns the chart of the measure over all periods, with the two compared periods marked; `null` if there are fewer
 * than three periods.
 */
export function trendChart({ trend, time, measure }: AnalysisReport): ReportChart | null {
  const known = trend?.points.filter(({ value }) => value !== null) ?? [];
  if (trend === null || known.length < 3) return null;
  const compared = [time?.period_a, time?.period_b];
  const name = `${measure.aggregate} of ${measure.name} by ${trend.grain}`;
  const points = trend.points.map(({ period, value, complete }) => ({
    label: period,
    value,
    isPartial: !complete,
    isMarked: compared.includes(period),
  }));
  return { name, file: "chart-trend.svg", draw: (width) => lineChart({ name, points }, width) };
}

/** Returns the chart of the change within groups and between them; `null` if the measure is a sum or a count. */
export function splitChart(
  report: AnalysisReport,
  { dimension, split }: DriverGroup,
  index: number,
): ReportChart | null {
  if (split === null) return null;
  const steps = [
    { label: `within ${dimension}`, change: split.within },
    { label: "mix between them", change: split.mix },
  ];
  return waterfallChart(report, `Within and mix, by ${dimension}`, `chart-mix-${index + 1}.svg`, steps);
}

/**
 * Returns the chart of the steps from the earlier to the later period: one for each of the largest groups, and one for
 * all others.
 */
export function driverChart(report: AnalysisReport, group: DriverGroup, index: number): ReportChart | null {
  const shown = group.members.slice(0, stepsShown);
  const rest = group.members.slice(stepsShown);
  const steps = shown.map((driver) => ({ label: memberLabel(driver), change: driver.effect }));
  const others = rest.reduce((sum, { effect }) => sum + effect, 0);
  return waterfallChart(report, group.heading, `chart-drivers-${index + 1}.svg`, [
    ...steps,
    ...(rest.length === 0 ? [] : [{ label: `${rest.length} others`, change: others }]),
  ]);
}

function waterfallChart(
  { total, time }: AnalysisReport,
  name: string,
  file: string,
  steps: readonly { readonly label: string; readonly change: number }[],
): ReportChart | null {
  if (total === null || time === null) return null;
  const chart = {
    name,
    from: { label: time.period_a, value: total.value_a },
    steps,
    to: { label: time.period_b, value: total.value_b },
  };
  return { name, file, draw: (width) => waterfall(chart, width) };
}

/** Returns the image files for a Markdown report. They must be written next to it. */
export function reportImages(report: AnalysisReport): { readonly file: string; readonly svg: string }[] {
  checkValue(report, reportRule, "report");
  const groups = driverGroups(report);
  const charts = [
    trendChart(report),
    ...groups.flatMap((group, index) => [
      splitChart(report, group, index),
      driverChart(report, group, index),
    ]),
  ];
  return charts
    .filter((chart) => chart !== null)
    .map(({ file, draw }) => ({ file, svg: standaloneSvg(draw(720)) }));
}
