/**
 * Names of the ways in which an answer can depart from its request. A run records them next to the names of repairs. For a
 * specialist, it records long items and a list out of range in separate fields.
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
