/** A number of tokens as an engine reports it; null, which means unknown, when it is anything but a count. */
export function tokenCount(reported: unknown): number | null {
  return typeof reported === "number" && Number.isSafeInteger(reported) && reported >= 0 ? reported : null;
}
