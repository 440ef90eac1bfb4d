let hasReported = false;

/**
 * Calls the SDK. An observer must not affect what it observes: an error of the SDK is reported on the
 * console, the first time, and the result is `null`.
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
