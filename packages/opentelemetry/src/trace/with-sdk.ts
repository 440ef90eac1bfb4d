let hasReported = false;

/**
 * Calls the SDK. An observer must not affect the program that it observes, so that an error of the SDK is only
 * reported on the console, the first time. The result is then `null`.
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
