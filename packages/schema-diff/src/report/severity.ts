import type { Verdict } from "../verdict/compatibility-result.js";

/** Maximum number of rows in a table of changes; the JSON contains all of them. */
export const maxRows = 200;

/** Maximum number of values in a report. */
export const maxWitnesses = 60;

/** Maximum number of lines of such a value. */
export const maxWitnessLines = 40;

const order: readonly Verdict[] = ["breaking", "undecided", "compatible"];

/** Returns the most severe of some verdicts. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  return order.find((verdict) => verdicts.includes(verdict)) ?? "compatible";
}

/** Sorts by severity, most severe first; equal severities keep their order. */
export function bySeverity<T>(list: readonly T[], verdictOf: (item: T) => Verdict): readonly T[] {
  return list.toSorted((a, b) => order.indexOf(verdictOf(a)) - order.indexOf(verdictOf(b)));
}

/** Returns the first items of a list, and a sentence on the number omitted, if any. */
export function cut<T>(
  list: readonly T[],
  most: number,
  noun: string,
): { readonly shown: readonly T[]; readonly rest: readonly string[] } {
  const left = list.length - most;
  if (left <= 0) return { shown: list, rest: [] };
  return {
    shown: list.slice(0, most),
    rest: [
      `… and ${left.toLocaleString("en-US")} more ${noun}, the less severe ones; the JSON holds them all.`,
    ],
  };
}
