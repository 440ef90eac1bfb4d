/** Waits for a promise, but only until the signal is aborted. */
export async function unlessAborted(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  const over = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    if (signal?.aborted === true) resolve();
    else signal?.addEventListener("abort", () => resolve(), { signal: over.signal });
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    over.abort();
  }
}
