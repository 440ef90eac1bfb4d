/**
 * For clients of other servers: what a status or a fault of an HTTP server means, as errors with codes.
 * @module
 */
export { maxReasonLength } from "../limits.js";
export { boundedText } from "./bounded-text.js";
export { type FailedRequest, statusError, unreachable } from "./map-error.js";
export { reasonOf } from "./reason-of.js";
export { retryAfterMs } from "./retry-after.js";
export { Secrets } from "./secrets.js";
export { errorText, StatusError } from "./status-error.js";
