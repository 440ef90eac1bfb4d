/** What an error says went wrong: fetch keeps it in the cause of a message that says nothing. */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown.cause instanceof Error) return reasonOf(thrown.cause);
  return thrown.message || ("code" in thrown ? String(thrown.code) : thrown.name);
}
