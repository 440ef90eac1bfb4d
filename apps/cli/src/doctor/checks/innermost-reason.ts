/** Returns the message of the innermost cause of an error. The error of `fetch` itself only says that it failed. */
export function innermostReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return error.message;
}
