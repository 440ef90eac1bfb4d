/**
 * Wraps a listener so that its errors, synchronous or not, are reported on the console and do not affect the caller.
 * @param name the name of the listener's option, for the report
 * @param listener what is called; nothing is, if it is undefined
 */
export function safeListener<Args extends readonly unknown[]>(
  name: string,
  listener: ((...args: Args) => unknown) | undefined,
): (...args: Args) => void {
  if (listener === undefined) return () => undefined;
  const report = (thrown: unknown): void => console.error(`${name} threw; the call continues:`, thrown);
  return (...args) => {
    try {
      const result = listener(...args);
      if (result instanceof Promise) result.catch(report);
    } catch (thrown) {
      report(thrown);
    }
  };
}
