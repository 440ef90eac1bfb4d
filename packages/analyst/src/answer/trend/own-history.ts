import { quantileOf, type Series } from "./series.js";

/** The last change of a series against those before it. */
export interface OwnHistory {
  /** The period that the last is compared with: the one before, or that of a year ago where there is a season. */
  readonly before: string;
  readonly change: number;
  /** What changes usually lie between. */
  readonly usual: readonly [number, number];
  readonly isUnusual: boolean;
  /** Number of earlier changes. */
  readonly changes: number;
}

/** Number of earlier changes from which on something can be usual. */
const minChanges = 8;
/** Tukey's fences: quartiles, and one and a half times the distance between them (Exploratory Data Analysis, 1977). */
const reach = 1.5;

/** Whether the last change of a series is unusual for it; null if there is too little history. */
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
