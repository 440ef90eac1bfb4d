/**
 * Converts the statuses and errors of an HTTP server to failures with codes, for clients of other servers.
 * @module
 */
export { maxReasonLength } from "../limits.js";
export { asClause } from "../words/as-clause.js";
export { boundedText } from "./bounded-text.js";
export { causeMessage } from "./cause-message.js";
export { type FailedRequest, statusError, unreachable } from "./map-error.js";
export { retryAfterMs } from "./retry-after.js";
export { Secrets } from "./secrets.js";
export { errorText, StatusError } from "./status-error.js";
