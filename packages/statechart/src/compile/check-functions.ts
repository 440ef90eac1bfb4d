const known: readonly string[] = ["guards", "actions"];

/**
 * Checks the functions of a chart.
 * @throws {RangeError} when the functions of a chart are not given as guards and actions
 */
export function checkFunctions(functions: unknown): void {
  if (typeof functions !== "object" || functions === null) {
    throw new RangeError("functions must be an object of guards and actions");
  }
  const unknown = Object.keys(functions).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new RangeError(`${unknown} is not a known option; there are ${known.join(", ")}`);
  }
}
