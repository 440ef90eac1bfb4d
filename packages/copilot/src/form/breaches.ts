/**
 * Names of the ways in which an answer can violate its request. A run records them together with the names of repairs.
 * Two violations of specialists, long items and a wrong number of items, have separate fields instead.
 */
export const breaches = {
  stance: "recommendation-not-a-stance",
  markdown: "markdown",
  longItems: "long-items",
  outOfRange: "items-out-of-range",
} as const;

export type Breach = (typeof breaches)[keyof typeof breaches];

const names: ReadonlySet<string> = new Set(Object.values(breaches));

/** Whether a name in a run's list of repairs is the name of a breach. */
export function isBreach(name: string): boolean {
  return names.has(name);
}
