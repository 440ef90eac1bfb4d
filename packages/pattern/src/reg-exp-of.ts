/**
 * Compiles a `pattern` to a regular expression. JSON Schema requires Unicode mode. Patterns that compile only without
 * it are common, and are accepted, too.
 * @throws {SyntaxError} when it is not a regular expression in either mode
 */
export function regExpOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return new RegExp(pattern);
  }
}
