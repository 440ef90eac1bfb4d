import type { NumberFound } from "../citation/read-numbers.js";

/**
 * Number of periods in a year. Months of four weeks and years of 360 days are ignored, because documents rarely mean
 * them.
 */
const inYear = { year: 1, quarter: 4, month: 12, week: 52, day: 365 } as const;

/** The period to which an amount refers. */
export type AmountPeriod = keyof typeof inYear;

const words: readonly (readonly [RegExp, AmountPeriod])[] = [
  [/\b(?:annual(?:ly)?|yearly|(?:a|per|each|every) year|p\. ?a\.|per annum|\/ ?(?:year|yr|a)\b)/i, "year"],
  [/\b(?:quarterly|(?:a|per|each|every) quarter)\b|\/ ?quarter\b/i, "quarter"],
  [/\b(?:monthly|(?:a|per|each|every) month)\b|\/ ?(?:month|mo)\b/i, "month"],
  [/\b(?:weekly|(?:a|per|each|every) week)\b|\/ ?(?:week|wk)\b/i, "week"],
  [/\b(?:daily|(?:a|per|each|every) day)\b|\/ ?day\b/i, "day"],
];

/** Returns the period of an amount in a sentence; `null` if the sentence names none or several. */
export function periodOf(sentence: string): AmountPeriod | null {
  const found = words.filter(([pattern]) => pattern.test(sentence)).map(([, period]) => period);
  const [only, ...more] = found;
  return only === undefined || more.length > 0 ? null : only;
}

/** Relative rounding error of an amount that was divided by its periods, such as 8,333 a month for 100,000 a year. */
const tolerance = 0.005;

/**
 * Whether two amounts may be equal after conversion to the same period. An amount without a period may be for any
 * period.
 */
export function mayBeOneAmount(
  [first, period]: readonly [NumberFound, AmountPeriod | null],
  [second, other]: readonly [NumberFound, AmountPeriod | null],
): boolean {
  if (period === other) return false;
  const all = Object.keys(inYear) as AmountPeriod[];
  return (period === null ? all : [period]).some((one) =>
    (other === null ? all : [other]).some((two) =>
      first.values.some((value) =>
        second.values.some((number) => isNear(value * inYear[one], number * inYear[two])),
      ),
    ),
  );
}

function isNear(first: number, second: number): boolean {
  return Math.abs(first - second) <= tolerance * Math.max(Math.abs(first), Math.abs(second));
}
