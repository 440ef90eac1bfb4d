import {
  type AxisRange,
  figure,
  type IntervalRow,
  intervalChart,
  rangeFromZero,
} from "@concordat/report-kit";
import type { MeanInterval } from "@concordat/simulation";

/** An explanation of charts of means. */
export const howToRead =
  "A dot is the mean over the runs, the stroke its interval; the upright line marks zero.";

/**
 * A chart of means with their intervals, over an axis from zero.
 * @param range of the axis, for charts that are compared. Default: zero and these values
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

/** An interval as text; a dash if there is none. */
export function intervalText(interval: MeanInterval["interval"], format: (value: number) => string): string {
  return interval === null ? "–" : `${format(interval.low)} to ${format(interval.high)}`;
}

/** Restricts the interval of a mean of shares to 0 and 1, between which all shares are. */
export function withinShares(interval: MeanInterval["interval"]): MeanInterval["interval"] {
  if (interval === null) return null;
  return { low: Math.max(0, interval.low), high: Math.min(1, interval.high) };
}
