import type { ContractLike } from "../contract/contract-like.js";
import { checkParseOptions, type ParseOptions } from "../options.js";
import type { ParseResult } from "../result/parse-result.js";
import { readStrict } from "../strict/read-strict.js";
import { readWhole } from "./read-whole.js";

/**
 * Reads a text that is one JSON value, with at most a code fence around it, as a value of a contract, or
 * returns why it cannot be read. Never throws for any text. It is half the size of `parseText` and suits
 * models that answer in a JSON mode.
 *
 * If it returns a valid value, `parseText` returns the same one. It refuses text around the value, including
 * thinking and tags; it does not unwrap values or decode strings; and it accepts contracts only, not schemas
 * of other libraries.
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
