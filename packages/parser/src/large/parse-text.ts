import { type ContractLike, isContractLike } from "../contract/contract-like.js";
import { checkParseOptions, type ParseOptions } from "../options.js";
import type { parseText as parseTextOfRuntime } from "../parse-text.js";
import { readBySchema } from "../standard/read-by-schema.js";
import { readStrict } from "../strict/read-strict.js";
import { readAnywhereLarge } from "./read-anywhere.js";

/**
 * Parses a text as `parseText` of `@concordat/parser` does in Node.js, wherever it runs.
 * @throws {TypeError} for a schema that cannot be written as JSON Schema, or that checks asynchronously
 * @throws {RangeError} when an option is invalid
 * @example
 * import { parseText } from "@concordat/parser/large";
 *
 * parseText('{"choice": "LIKE", "reason": "Lovely."} These values are made up.', agentDecision); // { state: "unreadable", … }
 */
export const parseText = ((text: string, contract: ContractLike, options: ParseOptions = {}) => {
  checkParseOptions(options);
  const read = (asked: ContractLike) => readStrict(text, asked, options, readAnywhereLarge);
  return isContractLike(contract) ? read(contract) : readBySchema(contract, read);
}) as typeof parseTextOfRuntime;
