/**
 * Returns the actual reason of an error. `fetch` reports it only as the cause of an error with an uninformative
 * message.
 */
export function causeMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown.cause instanceof Error) return causeMessage(thrown.cause);
  return thrown.message || ("code" in thrown ? String(thrown.code) : thrown.name);
}
