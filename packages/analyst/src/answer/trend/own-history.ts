import { quantileOf, type Series } from "./series.js";

/** The last change of a series, compared with its earlier changes. */
export interface OwnHistory {
  /**
   * The period with which the last one is compared. It is the previous one or, in a seasonal series, the same period
   * one year earlier.
   */
  readonly before: string;
  readonly change: number;
  /** The interval in which changes usually lie. */
  readonly usual: readonly [number, number];
  readonly isUnusual: boolean;
  /** Number of earlier changes. */
  readonly changes: number;
}

/** Minimum number of earlier changes for a usual interval. */
const minChanges = 8;
/** Factor of the interquartile range in Tukey's fences (Exploratory Data Analysis, 1977). */
const reach = 1.5;

/**
 * Returns whether the last change of a series is unusual compared with its earlier changes; `null` if there are too few
 * of them.
 */
export function ownHistory({ periods, values, perYear }: Series, isSeasonal: boolean): OwnHistory | null {
  const lag = isSeasonal ? perYear : 1;
  const changes = values.slice(lag).map((value, at) => value - (values[at] ?? 0));
  const change = changes.at(-1);
  const earlier = changes.slice(0, -1);
  const before = periods[periods.length - 1 - lag];
  if (change === undefined || before === undefined || earlier.length < minChanges) return null;
  const [low, high] = [quantileOf(earlier, 0.25), quantileOf(earlier, 0.75)];
  const usual = [low - reach * (high - low), high + reach * (high - low)] as const;
  return {
    before,
    change,
    usual,
    isUnusual: change < usual[0] || change > usual[1],
    changes: earlier.length,
  };
}
