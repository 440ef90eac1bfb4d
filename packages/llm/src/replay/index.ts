export { type Cassette, type CassetteEntry, cassetteFile, readCassette } from "./cassette.js";
export { createReplayClient, type ReplayOptions } from "./create-replay-client.js";
export { recordClient } from "./record-client.js";
export { requestKey } from "./request-key.js";
