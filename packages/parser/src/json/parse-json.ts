import type { ContractLike } from "../contract/contract-like.js";
import { checkParseOptions, type ParseOptions } from "../options.js";
import type { ParseResult } from "../result/parse-result.js";
import { readStrict } from "../strict/read-strict.js";
import { readWhole } from "./read-whole.js";

/**
 * Reads a text that is one JSON value and nothing else, but for a code fence around it, as a value of a contract; or says why
 * it cannot. Never throws on any text. Half the size of `parseText`, and right where a model answers in a JSON mode.
 *
 * What it returns as valid `parseText` returns too. It refuses what has other text beside the value, thinking and tags
 * among it, takes nothing out of a wrapper or a string, and takes contracts only, not schemas of other libraries.
 * @throws {RangeError} when an option is invalid
 *
 * @example
 * parseJson("{choice: 'LIKE', reason: 'Lovely.',}", agentDecision);
 * // { state: "valid", value: { choice: "LIKE", reason: "Lovely." }, repairs: [{ name: "unquoted-keys", … }, … ] }
 */
export function parseJson<Output>(
  text: string,
  contract: ContractLike<Output>,
  options: ParseOptions = {},
): ParseResult<Output> {
  checkParseOptions(options);
  return readStrict(text, contract, options, readWhole);
}
