/**
 * Rejects a value from JavaScript that is not a comparison.
 * @throws {RangeError} that names the function whose result is needed
 */
export function assertDiff(diff: unknown, list: string, from: string): void {
  const given: Partial<Record<string, unknown>> = { ...Object(diff) };
  if (!Array.isArray(given[list])) throw new RangeError(`diff must be a comparison, as ${from} gives it`);
}

/** @throws {RangeError} when, from JavaScript, no list of packages is given */
export function assertNames(packages: unknown): void {
  if (!Array.isArray(packages)) throw new RangeError("packages must be a list of the names of packages");
}
