/**
 * Reads what `toResponse()` of a stream sends, in a browser or elsewhere.
 * @module
 */
export {
  type ReceivedObject,
  type ReceivedOutcome,
  type ReceivedText,
  readObject,
  readText,
} from "./read-stream.js";
