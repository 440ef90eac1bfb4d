import type { Conjunction } from "./conjunction.js";
import { numbersAt, possibleTypes } from "./possible-values.js";

/** An end of a range of numbers. */
export interface NumberEnd {
  readonly value: number;
  readonly isExclusive: boolean;
}

/** Returns the lower end that all nodes allow, rounded up to an integer if only integers are allowed. */
export function lowEnd(a: Conjunction): NumberEnd {
  const ends = [...endsAt(a, "minimum", false), ...endsAt(a, "exclusiveMinimum", true)];
  const end = ends.reduce((high, end) => (isAbove(end, high) ? end : high), {
    value: Number.NEGATIVE_INFINITY,
    isExclusive: false,
  });
  return possibleTypes(a).has("fraction") || !Number.isFinite(end.value) ? end : firstIntegerFrom(end);
}

/** Returns the upper end that all nodes allow, rounded down to an integer if only integers are allowed. */
export function highEnd(a: Conjunction): NumberEnd {
  const ends = [...endsAt(a, "maximum", false), ...endsAt(a, "exclusiveMaximum", true)];
  const end = ends.reduce((low, end) => (isAbove(mirrored(end), mirrored(low)) ? end : low), {
    value: Number.POSITIVE_INFINITY,
    isExclusive: false,
  });
  return possibleTypes(a).has("fraction") || !Number.isFinite(end.value)
    ? end
    : mirrored(firstIntegerFrom(mirrored(end)));
}

/** Whether one lower end excludes more than another. */
export function isAbove(a: NumberEnd, b: NumberEnd): boolean {
  return a.value > b.value || (a.value === b.value && a.isExclusive && !b.isExclusive);
}

/** Returns the opposite of the end of a range, so that an upper end becomes a lower one. */
export function mirrored({ value, isExclusive }: NumberEnd): NumberEnd {
  return { value: -value, isExclusive };
}

function endsAt(a: Conjunction, keyword: string, isExclusive: boolean): NumberEnd[] {
  return numbersAt(a, keyword).map((value) => ({ value, isExclusive }));
}

/**
 * Returns the first integer from a number on. Beyond the safe integers every number is an integer, and the next one
 * is not one more.
 */
function firstIntegerFrom(end: NumberEnd): NumberEnd {
  const first = end.isExclusive ? Math.floor(end.value) + 1 : Math.ceil(end.value);
  return Number.isSafeInteger(first) && Number.isSafeInteger(first - 1)
    ? { value: first, isExclusive: false }
    : end;
}
