/**
 * The type of an error as a countable word: the code of one of our failures, or the name of another error.
 */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return "_OTHER";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
