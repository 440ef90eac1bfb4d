import type { Violation } from "@concordat/contracts/contract";

/** The result of parsing external input: the value, or its violations. */
export type Parsed<Value> =
  | { readonly value: Value; readonly violations?: undefined }
  | { readonly violations: readonly Violation[] };

/** Returns the result for a rejected value with a single violation. */
export function refused(path: string, keyword: string, message: string): { violations: Violation[] } {
  return { violations: [{ path, keyword, message }] };
}

/** Returns all values, or all violations if any result has some. */
export function allOf<Value>(results: readonly Parsed<Value>[]): Parsed<Value[]> {
  const violations = results.flatMap((result) => result.violations ?? []);
  if (violations.length > 0) return { violations };
  return { value: results.flatMap((result) => (result.violations === undefined ? [result.value] : [])) };
}
