/** Describes what custom code threw, which may be anything, even a value that cannot be read. */
export function thrownMessage(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } catch {
    return "it threw a value that cannot be read";
  }
}
