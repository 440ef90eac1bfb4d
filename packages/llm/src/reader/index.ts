/**
 * Reads in a browser, or anywhere else, what `toResponse()` of a stream sends.
 * @module
 */
export {
  type ReceivedObject,
  type ReceivedOutcome,
  type ReceivedText,
  readObject,
  readText,
} from "./read-stream.js";
