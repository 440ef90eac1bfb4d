/** Under which name spans and metrics are made. */
export const scope = { name: "@concordat/opentelemetry", version: "1" } as const;
