let hasReported = false;

/**
 * Calls a function of the SDK. If it throws an error, the error is reported on the console, the first time only, and
 * the result is `null`. Observing a program must not change its behaviour.
 */
export function withSdk<Result>(ask: () => Result): Result | null {
  try {
    return ask();
  } catch (error) {
    if (!hasReported) console.error("OpenTelemetry's SDK threw; the call continues without it:", error);
    hasReported = true;
    return null;
  }
}
