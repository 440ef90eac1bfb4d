import type { ContractLike } from "../contract/contract-like.js";
import type { ParseOptions } from "../options.js";
import { createParser as createParserOfRuntime } from "../stream/create-parser.js";
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
export const createParser = ((contract: ContractLike, options: ParseOptions = {}) => {
  const parser = createParserOfRuntime(contract, options);
  let text = "";
  return {
    push(chunk: string) {
      text += chunk;
      return parser.push(chunk);
    },
    end: (finishReason: ParseOptions["finishReason"] = options.finishReason) =>
      parseText(text, contract, finishReason === undefined ? options : { ...options, finishReason }),
  };
}) as typeof createParserOfRuntime;
