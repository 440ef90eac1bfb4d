/** The instrumentation scope of spans and metrics. */
export const scope = { name: "@concordat/opentelemetry", version: "1" } as const;
