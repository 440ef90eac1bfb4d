/**
 * Rejects a value from JavaScript that is not a comparison.
 * @throws {RangeError} that names the function whose result is needed
 */
export function assertDiff(diff: unknown, list: string, from: string): void {
  const given: Partial<Record<string, unknown>> = { ...Object(diff) };
  if (!Array.isArray(given[list])) throw new RangeError(`diff must be a comparison, as ${from} gives it`);
}

/**
 * Checks that a list of packages is given.
 * @throws {RangeError} when it is missing, which is possible in JavaScript
 */
export function assertNames(packages: unknown): void {
  if (!Array.isArray(packages)) throw new RangeError("packages must be a list of the names of packages");
}
