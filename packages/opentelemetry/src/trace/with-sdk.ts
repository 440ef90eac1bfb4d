let hasReported = false;

/**
 * Asks something of the SDK. An observer never changes what it observes: what the SDK throws is reported on the console, the
 * first time, and the result is then null.
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
