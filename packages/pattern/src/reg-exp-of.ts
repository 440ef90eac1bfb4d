/**
 * The regular expression of a `pattern`. JSON Schema requires Unicode mode; patterns that only compile
 * without it are common, and are accepted in the older mode.
 * @throws {SyntaxError} when it is not a regular expression in either mode
 */
export function regExpOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return new RegExp(pattern);
  }
}
