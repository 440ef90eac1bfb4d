/**
 * Collects the values of an option that may be repeated: `--entry A --entry B`. An option with several consecutive
 * values would also take the arguments after it.
 */
export function repeated(value: string, others: readonly string[] = []): readonly string[] {
  return [...others, value];
}
