/** Closes what was opened already when what comes next fails. */
export function closing(opened: { close(): Promise<void> } | null): (error: unknown) => Promise<never> {
  return async (error) => {
    await opened?.close();
    throw error;
  };
}
