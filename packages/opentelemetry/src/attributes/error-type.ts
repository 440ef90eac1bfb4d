/**
 * Returns the type of an error as one word that can be counted: the code of a failure of this package, or the name of
 * another error.
 */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return "_OTHER";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
