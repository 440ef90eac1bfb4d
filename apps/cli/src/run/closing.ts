/** Returns an error handler that closes an opened resource and rethrows. */
export function closing(opened: { close(): Promise<void> } | null): (error: unknown) => Promise<never> {
  return async (error) => {
    await opened?.close();
    throw error;
  };
}
