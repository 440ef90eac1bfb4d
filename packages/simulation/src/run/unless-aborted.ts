/** Waits until a promise is settled or the signal is aborted, whichever happens first. */
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
