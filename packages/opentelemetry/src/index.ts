export { type TraceOptions, traceClient } from "./trace/trace-client.js";
export { traceOutcome } from "./trace/trace-outcome.js";
