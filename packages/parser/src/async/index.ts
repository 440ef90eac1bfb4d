/**
 * Parsing that loads most of its code only for a text that is not JSON alone: for pages, where each byte is loaded.
 * @module
 */
export { parseTextAsync } from "./parse-text-async.js";
