/** Whether a request was aborted because its time ran out. */
export function isTimeout(signal: AbortSignal | undefined): boolean {
  const reason: unknown = signal?.reason;
  return reason instanceof Error && reason.name === "TimeoutError";
}
