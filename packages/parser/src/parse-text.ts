import type { ContractLike } from "./contract/contract-like.js";
import { readEncoded } from "./judge/read-encoded.js";
import { readText } from "./judge/read-text.js";
import { defaultMaxDepth, defaultMaxLength, type ParseOptions } from "./options.js";
import { unitsFor } from "./repairs/units.js";
import type { ParseResult } from "./result/parse-result.js";
import { unreadable } from "./result/unreadable.js";
import { isPlain, parseStrict } from "./strict/parse-strict.js";

/**
 * Reads a text that a model wrote as a value of a contract, or says why it cannot. Never throws on any text.
 *
 * @example
 * parseText('Here you are: {"choice": "LIKE", "reason": "Lovely."}', agentDecision);
 * // { state: "valid", value: { choice: "LIKE", reason: "Lovely." }, repairs: [{ name: "surrounding-text", … }] }
 */
export function parseText<Output>(
  text: string,
  contract: ContractLike<Output>,
  options: ParseOptions = {},
): ParseResult<Output> {
  const { strict = false, maxLength = defaultMaxLength, maxDepth = defaultMaxDepth } = options;
  if (text.length > maxLength) {
    return unreadable(
      "too-large",
      `the text has ${text.length} characters, more than ${maxLength}`,
      maxLength,
    );
  }
  const whole = parseStrict(text);
  if (whole !== null && isPlain(text, whole.value, maxDepth) && contract.validate(whole.value).length === 0) {
    return { state: "valid", value: contract.fillDefaults(whole.value as never), repairs: [] };
  }
  if (whole === null && text.trim() === "") return unreadable("empty", "the text is empty", 0);
  if (whole === null && strict) return unreadable("no-json", "the text is not strict JSON", 0);
  const units = strict ? unitsFor("none") : unitsFor(options.repairs);
  const inner =
    typeof whole?.value === "string" ? readEncoded(text, whole.value, contract, units, options) : null;
  return inner ?? readText(text, contract, units, options);
}
