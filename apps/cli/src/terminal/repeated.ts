/**
 * Collects the values of an option that may be repeated: `--entry A --entry B`. An option that took several values in a
 * row would take the arguments behind it as well.
 */
export function repeated(value: string, others: readonly string[] = []): readonly string[] {
  return [...others, value];
}
