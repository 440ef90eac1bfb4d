/**
 * A listener that cannot harm what it listens to: an error that it throws, immediately or later, is reported on the
 * console, and changes nothing.
 * @param name the option that it was given as, for the report
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
