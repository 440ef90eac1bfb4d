import type { Verdict } from "../verdict/compatibility-result.js";

/** Maximum number of rows of a table of changes; the JSON holds them all. */
export const maxRows = 200;

/** Maximum number of values that a report shows. */
export const maxWitnesses = 60;

/** Maximum number of lines of one such value. */
export const maxWitnessLines = 40;

const order: readonly Verdict[] = ["breaking", "undecided", "compatible"];

/** The worst of some verdicts. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  return order.find((verdict) => verdicts.includes(verdict)) ?? "compatible";
}

/** The worst first; what is equally bad keeps its order. */
export function bySeverity<T>(list: readonly T[], verdictOf: (item: T) => Verdict): readonly T[] {
  return list.toSorted((a, b) => order.indexOf(verdictOf(a)) - order.indexOf(verdictOf(b)));
}

/** The first of a list, and a sentence on how many were left out, where there are more. */
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
