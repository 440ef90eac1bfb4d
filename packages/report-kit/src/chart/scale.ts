/** The range of an axis. Charts that are compared have the same range. */
export interface AxisRange {
  /** The start of the axis: the minimum value, or zero. */
  readonly least: number;
  /** The end of the axis: the maximum of the values, or zero if they are negative. */
  readonly greatest: number;
}

/** Returns the range of zero and some values. Charts with this range can be compared. */
export function rangeFromZero(values: Iterable<number | null>): AxisRange {
  let least = 0;
  let greatest = 0;
  for (const value of values) {
    least = Math.min(least, value ?? 0);
    greatest = Math.max(greatest, value ?? 0);
  }
  return { least, greatest };
}

/** The conversion of values to positions along an axis. */
export interface Scale {
  readonly least: number;
  readonly greatest: number;
  at(value: number): number;
}

/** Creates a function that converts values to positions. An empty range is widened, so that it can be drawn. */
export function scale(least: number, greatest: number, from: number, to: number): Scale {
  const span = greatest - least;
  const isFlat = !(span > 0);
  return {
    least,
    greatest,
    at: (value) => (isFlat ? (from + to) / 2 : from + ((value - least) / span) * (to - from)),
  };
}

/** Minimum distance of all values from zero, as a share of their range, for an axis that does not begin at zero. */
const farFromZero = 0.6;

/**
 * Returns the range of an axis of bars. The axis starts at zero, unless all values are so far from zero that their
 * differences would be invisible. It then starts slightly below the smallest value, and the chart must state that.
 */
export function barRange(values: readonly number[]): {
  readonly least: number;
  readonly greatest: number;
  readonly isCut: boolean;
} {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const margin = (greatest - least) * 0.15;
  if (least > 0 && least > farFromZero * greatest && margin > 0)
    return { least: least - margin, greatest, isCut: true };
  if (greatest < 0 && greatest < farFromZero * least && margin > 0)
    return { least, greatest: greatest + margin, isCut: true };
  return { least: Math.min(0, least), greatest: Math.max(0, greatest), isCut: false };
}

/** Returns the distance between about four round values in a range. */
function stepOver(span: number): number {
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
}

/** Returns about four round values in a range. */
export function ticks(least: number, greatest: number): number[] {
  const span = greatest - least;
  if (!(span > 0)) return [least];
  const step = stepOver(span);
  return multiples(step, Math.ceil(least / step), Math.floor(greatest / step));
}

/** The range of an axis that ends at round values, with these values. */
interface MarkedRange extends AxisRange {
  /** The round values, from the start to the end of the axis. */
  readonly marks: readonly number[];
}

/** Extends a range to round values, so that every value lies between two of them. */
export function markedRange(least: number, greatest: number): MarkedRange {
  const span = greatest - least;
  if (!(span > 0)) return { least, greatest, marks: [least] };
  const step = stepOver(span);
  // A value that is a mark, apart from the last digits of its floating-point number, needs no further one.
  const marks = multiples(step, Math.floor(least / step + 1e-9), Math.ceil(greatest / step - 1e-9));
  return {
    least: Math.min(least, marks[0] ?? least),
    greatest: Math.max(greatest, marks.at(-1) ?? greatest),
    marks,
  };
}

function multiples(step: number, first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}
