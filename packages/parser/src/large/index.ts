/**
 * Parsing with the large table of weights, which judges the words around an answer better than that of a bundle for
 * browsers: for what is bundled for a server at the edge. Node.js, Deno and Bun use this table anyway.
 * @module
 */
export { createParser } from "./create-parser.js";
export { parseText } from "./parse-text.js";
export { parseTextAsync } from "./parse-text-async.js";
