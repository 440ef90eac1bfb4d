import type { Stance } from "@concordat/contracts/decision-run";

/**
 * Adds a recommendation to the counts of recommendations, the most frequent first. Case and surrounding spaces are
 * ignored.
 */
export function addStance(spread: readonly Stance[], recommendation: string): Stance[] {
  const known = spread.some((stance) => sameStance(stance.recommendation, recommendation));
  const counted = spread.map((stance) =>
    sameStance(stance.recommendation, recommendation) ? { ...stance, count: stance.count + 1 } : stance,
  );
  const all = known ? counted : [...counted, { recommendation, count: 1 }];
  return all.sort((a, b) => b.count - a.count);
}

/** Whether a recommendation was given more often than the one that is displayed. */
export function leads(spread: readonly Stance[], recommendation: string, shown: string): boolean {
  return countOf(spread, recommendation) > countOf(spread, shown);
}

function countOf(spread: readonly Stance[], recommendation: string): number {
  return spread.find((stance) => sameStance(stance.recommendation, recommendation))?.count ?? 0;
}

/** Whether two recommendations are equal, ignoring case. */
export function sameStance(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
