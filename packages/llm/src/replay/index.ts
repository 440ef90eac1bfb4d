/**
 * Recorded answers as an object, and the clients that record, replay and cache them.
 * @module
 */
export { type AnswerStore, cacheClient } from "./cache-client.js";
export { Cassette } from "./cassette.js";
export {
  type CassetteEntry,
  isCassetteEntry,
  type RecordedFailure,
  type RecordedRequest,
} from "./cassette-entry.js";
export { createReplayClient, type ReplayOptions } from "./create-replay-client.js";
export { recordClient } from "./record-client.js";
export { requestKey } from "./request-key.js";
export { StoreError } from "./store-error.js";
