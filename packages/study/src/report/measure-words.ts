import type { StudyResult } from "@concordat/contracts/study-report";
import { formatChange, formatNumber, formatShare } from "@concordat/report-kit";
import type { Measure } from "@concordat/simulation";
import { definitionOf } from "@concordat/simulation/results";

/** The names of measures in sentences. */
export const measureNames: Readonly<Record<StudyResult["measure"], string>> = {
  exposures: "number of times it was shown",
  reach: "number of agents who were shown it",
  half_reach_rounds: "number of rounds until half of its reach",
  scroll_rate: "scroll rate",
  like_rate: "like rate",
  reply_rate: "reply rate",
  reshare_rate: "reshare rate",
  quote_rate: "quote rate",
  follow_rate: "follow rate",
  unfollow_rate: "unfollow rate",
  mute_rate: "mute rate",
  compose_rate: "compose rate",
  cascade_size: "size of its cascade",
  cascade_depth: "depth of its cascade",
  unanswered_rate: "share of decisions without an answer",
};

/** The unit of a measure's values. */
export type MeasureUnit = ReturnType<typeof unitOfMeasure>;

/** Returns the unit of a measure's values, as in `simulation-comparison/v1`. The unit of rates is `share`. */
export function unitOfMeasure(measure: Measure) {
  return definitionOf(measure).unit;
}

/** Formats a value of a measure. Shares are formatted as percentages. */
export function formatMeasureValue(value: number | null, unit: MeasureUnit): string {
  return unit === "share" ? formatShare(value) : formatNumber(value);
}

/** Formats a difference of two values with its sign. Differences of shares are in percentage points. */
export function formatMeasureDifference(value: number | null, unit: MeasureUnit): string {
  if (value === null) return formatNumber(null);
  if (unit !== "share") return formatChange(value);
  const written = points(value);
  return `${value > 0 && written !== "0" ? "+" : ""}${written} points`;
}

/** Formats the size of a difference without a sign. Differences of shares are in percentage points. */
export function formatSize(value: number | null, unit: MeasureUnit): string {
  if (value === null) return formatNumber(null);
  const size = Math.abs(value);
  return unit === "share" ? `${points(size)} points` : formatNumber(size);
}

/**
 * Converts a share to percentage points with three significant digits. More digits would be spurious for a few runs.
 */
function points(share: number): string {
  const value = Number(percentage(share).toPrecision(3));
  return Math.abs(value) < 0.001 ? formatNumber(value) : String(value);
}

/** Converts a share to a percentage. */
export function percentage(share: number): number {
  return share * 100;
}
