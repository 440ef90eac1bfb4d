import type { Violation } from "@concordat/contracts/contract";

/** The result of parsing external input: the value, or its violations. */
export type Parsed<Value> =
  | { readonly value: Value; readonly violations?: undefined }
  | { readonly violations: readonly Violation[] };

/** A rejected value with a single violation. */
export function refused(path: string, keyword: string, message: string): { violations: Violation[] } {
  return { violations: [{ path, keyword, message }] };
}

/** All values, or all violations. */
export function allOf<Value>(results: readonly Parsed<Value>[]): Parsed<Value[]> {
  const violations = results.flatMap((result) => result.violations ?? []);
  if (violations.length > 0) return { violations };
  return { value: results.flatMap((result) => (result.violations === undefined ? [result.value] : [])) };
}
