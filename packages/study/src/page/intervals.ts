import { type AxisRange, figure, type IntervalRow, intervalChart } from "@concordat/report-kit";
import type { MeanInterval } from "@concordat/simulation";

/** How a chart of means is to be read. */
export const howToRead =
  "A dot is the mean over the runs, the stroke its interval; the upright line marks zero.";

/**
 * Means with their intervals as a chart; no number is drawn in it but the means.
 * @param range of the axis, for charts that are compared. Default: zero and these values
 */
export function meansChart(
  name: string,
  rows: readonly IntervalRow[],
  format: (value: number) => string,
  range?: AxisRange,
): string {
  if (rows.every(({ value }) => value === null)) return "";
  const chart = {
    name,
    rows,
    format,
    none: "no value",
    numbers: "values" as const,
    ...(range === undefined ? {} : { range }),
  };
  return figure((width) => intervalChart(chart, width), null);
}

/** An interval in words; a dash where there is none. */
export function intervalText(interval: MeanInterval["interval"], format: (value: number) => string): string {
  return interval === null ? "–" : `${format(interval.low)} to ${format(interval.high)}`;
}

/** Shares lie between nothing and all: of the interval of their mean nothing else is shown. */
export function withinShares(interval: MeanInterval["interval"]): MeanInterval["interval"] {
  if (interval === null) return null;
  return { low: Math.max(0, interval.low), high: Math.min(1, interval.high) };
}
