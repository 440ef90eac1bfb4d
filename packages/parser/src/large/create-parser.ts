import type { ContractLike } from "../contract/contract-like.js";
import type { ParseOptions } from "../options.js";
import { type createParser as createParserOfRuntime, createParserWith } from "../stream/create-parser.js";
import { parseText } from "./parse-text.js";

/**
 * Creates a parser for a text that arrives in chunks, as `createParser` of `@concordat/parser` does in Node.js, wherever it
 * runs. `end` returns what `parseText` of this module returns.
 * @example
 * import { createParser } from "@concordat/parser/large";
 *
 * const parser = createParser(agentDecision);
 * parser.push('{"choice": "LIKE", "rea'); // { state: "unfinished", value: { choice: "LIKE" }, … }
 */
export const createParser = ((contract: ContractLike, options: ParseOptions = {}) =>
  createParserWith(parseText, contract, options)) as typeof createParserOfRuntime;
