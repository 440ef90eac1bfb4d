/**
 * Parsing that loads most of its code only for a text that is not JSON alone: for pages, where each byte is loaded. Also the
 * schemas of other libraries as contracts, without the parser.
 * @module
 */

export { isForeignSchema, schemaContract } from "../standard/schema-contract.js";
export { parseTextAsync } from "./parse-text-async.js";
