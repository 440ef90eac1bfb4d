/**
 * Names of what an answer did not keep to, as a run records them next to the names of repairs. A specialist's long items and its
 * list out of range have fields of their own in the run.
 */
export const breaches = {
  stance: "recommendation-not-a-stance",
  markdown: "markdown",
  longItems: "long-items",
  outOfRange: "items-out-of-range",
} as const;

export type Breach = (typeof breaches)[keyof typeof breaches];

const names: ReadonlySet<string> = new Set(Object.values(breaches));

/** Whether a name in a run's list of repairs is that of a breach. */
export function isBreach(name: string): boolean {
  return names.has(name);
}
