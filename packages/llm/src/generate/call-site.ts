/** The original stack of each error. It is stored because clients may fail two calls with the same error object. */
const thrown = new WeakMap<Error, string | undefined>();

/**
 * Remembers where a function was called, and returns a function that appends the caller's stack lines to the error of
 * an outcome. Such an error is created later, in code that the caller does not know.
 * @param called the function that the caller called
 */
export function callSite(called: (...given: never) => unknown): <End extends object>(end: End) => End {
  const site: { stack?: string } = {};
  // Browsers may not have it.
  Error.captureStackTrace?.(site, called);
  return (end) => {
    const error = "error" in end ? end.error : null;
    const [, ...lines] = site.stack?.split("\n") ?? [];
    if (!(error instanceof Error) || lines.length === 0) return end;
    if (!thrown.has(error)) thrown.set(error, error.stack);
    // An error that cannot be changed stays as it is.
    Reflect.set(error, "stack", [thrown.get(error) ?? String(error), ...lines].join("\n"));
    return end;
  };
}
