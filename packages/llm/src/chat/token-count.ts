/** Returns a number of tokens reported by an engine; `null`, which means unknown, if the value is not a count. */
export function tokenCount(reported: unknown): number | null {
  return typeof reported === "number" && Number.isSafeInteger(reported) && reported >= 0 ? reported : null;
}
