import { meanOfSeries, type Series, sumOfSquaredDeviations } from "./series.js";

/** The seasonal component of a series. */
export interface Season {
  /**
   * The term added to each period of a year, or its factor. The first entry is for the first period of the
   * series.
   */
  readonly factors: readonly number[];
  readonly isMultiplied: boolean;
  /** The share of the detrended variance that the season explains, 0 to 1. */
  readonly strength: number;
  /** The series without its season. */
  readonly adjusted: readonly number[];
}

/** Minimum strength of a seasonal pattern. `nsdiffs` of R's forecast package uses the same limit. */
const minStrength = 0.64;
/** Minimum number of years for a season. */
const minYears = 3;

/**
 * Finds the seasonal pattern of a series by classical decomposition, as in `seasonal_decompose` of statsmodels. The
 * trend is a moving average over a year. The season is the average of the detrended values for each period of the year.
 * Its strength is defined as in Hyndman and Athanasopoulos, Forecasting: Principles and Practice (3rd edition, section
 * 4.3). Returns `null` if there is no seasonal pattern.
 */
export function seasonOf(series: Pick<Series, "values" | "perYear">): Season | null {
  const { values, perYear } = series;
  if (perYear < 2 || values.length < minYears * perYear) return null;
  const added = decompose(series, false);
  const multiplied = values.every((value) => value > 0) ? decompose(series, true) : null;
  const season = multiplied !== null && multiplied.strength > added.strength ? multiplied : added;
  return season.strength < minStrength ? null : season;
}

/**
 * Computes the classical decomposition of a series: multiplicative if `isMultiplied` is true, which requires values
 * above 0, otherwise additive.
 */
export function decompose(
  { values, perYear }: Pick<Series, "values" | "perYear">,
  isMultiplied: boolean,
): Season {
  const trend = movingAverage(values, perYear);
  const without = (value: number, part: number): number => (isMultiplied ? value / part : value - part);
  const left = values.map((value, at) => {
    const level = trend[at];
    return level === null || level === undefined ? null : without(value, level);
  });
  const averages = Array.from({ length: perYear }, (_, place) =>
    meanOfSeries(left.filter((value, at) => at % perYear === place && value !== null).map(Number)),
  );
  const middle = meanOfSeries(averages);
  const factors = averages.map((average) => without(average, middle));
  const factorAt = (at: number): number => factors[at % perYear] ?? (isMultiplied ? 1 : 0);
  const onScale = (value: number): number => (isMultiplied ? Math.log(value) : value);
  const known = left.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const seasonal = sumOfSquaredDeviations(known.map(({ value }) => onScale(value)));
  const rest = sumOfSquaredDeviations(known.map(({ value, at }) => onScale(without(value, factorAt(at)))));
  return {
    factors,
    isMultiplied,
    strength: seasonal === 0 ? 0 : Math.max(0, 1 - rest / seasonal),
    adjusted: values.map((value, at) => without(value, factorAt(at))),
  };
}

/**
 * Returns the average over a year around each period. If a year has an even number of periods, the two outermost values
 * have half the weight. The result is `null` for half a year at both ends.
 */
function movingAverage(values: readonly number[], perYear: number): (number | null)[] {
  const half = Math.floor(perYear / 2);
  const isEven = perYear % 2 === 0;
  return values.map((_, at) => {
    const window = values.slice(Math.max(0, at - half), at + half + 1);
    if (at < half || window.length < 2 * half + 1) return null;
    const outer = isEven ? ((window[0] ?? 0) + (window.at(-1) ?? 0)) / 2 : 0;
    const inner = isEven ? window.slice(1, -1) : window;
    return (inner.reduce((sum, value) => sum + value, 0) + outer) / perYear;
  });
}
