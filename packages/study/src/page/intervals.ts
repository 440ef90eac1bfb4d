import {
  type AxisRange,
  figure,
  type IntervalRow,
  intervalChart,
  rangeFromZero,
} from "@concordat/report-kit";
import type { MeanInterval } from "@concordat/simulation";

/** A sentence that explains the charts of means. */
export const howToRead =
  "A dot is the mean over the runs, the stroke its interval; the upright line marks zero.";

/**
 * Renders a chart of means with their intervals, on an axis that includes zero.
 * @param range the range of the axis, for charts that are compared with each other. Default: zero and the given values
 */
export function meansChart(
  name: string,
  rows: readonly IntervalRow[],
  format: (value: number) => string,
  range: AxisRange = rangeFromZero(
    rows.flatMap(({ value, interval }) => [value, interval?.low ?? null, interval?.high ?? null]),
  ),
): string {
  if (rows.every(({ value }) => value === null)) return "";
  const chart = {
    name,
    rows,
    format,
    none: "no value",
    numbers: "values" as const,
    // If all values are zero, the axis ends at one, so that zero is at its start.
    range: range.least === range.greatest ? { least: 0, greatest: 1 } : range,
  };
  return figure((width) => intervalChart(chart, width), null);
}

/** Formats an interval. Returns a dash if there is none. */
export function intervalText(interval: MeanInterval["interval"], format: (value: number) => string): string {
  return interval === null ? "–" : `${format(interval.low)} to ${format(interval.high)}`;
}

/** Restricts the interval of a mean of shares to the possible values from 0 to 1. */
export function withinShares(interval: MeanInterval["interval"]): MeanInterval["interval"] {
  if (interval === null) return null;
  return { low: Math.max(0, interval.low), high: Math.min(1, interval.high) };
}
