import type { ContractLike } from "../contract/contract-like.js";
import { checkParseOptions, type ParseOptions } from "../options.js";
import type { ParseResult } from "../result/parse-result.js";
import { readStrict } from "../strict/read-strict.js";
import { readWhole } from "./read-whole.js";

/**
 * Parses a text that consists of one JSON value, with at most a code fence around it, as a value of a contract. Returns
 * the reason if it cannot be read, and never throws because of the text. It is half the size of `parseText` and suits
 * models with a JSON mode.
 * If it returns a valid value, `parseText` returns the same value. It rejects text around the value, including thinking
 * and tags. It does not unwrap values or decode strings. It accepts only contracts, not schemas of other libraries.
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
