import type { ContractLike } from "../contract/contract-like.js";
import { defaultLimits, endedEarly, type ParseOptions } from "../options.js";
import type { ParseResult } from "../result/parse-result.js";
import { unreadable } from "../result/unreadable.js";
import { isClosed, isPlain, parseStrict } from "./parse-strict.js";

/**
 * Reads a text that is not simply one valid JSON value; `strict` is its value if it is strict JSON anyway.
 */
export type ReadFurther = <Output>(
  text: string,
  contract: ContractLike<Output>,
  options: ParseOptions,
  strict: { readonly value: unknown } | null,
) => ParseResult<Output>;

/**
 * Reads strict JSON that satisfies the contract unchanged, and passes everything else on.
 * @throws {TypeError} when the text is not a string, which is possible for callers from JavaScript
 */
export function readStrict<Output>(
  text: string,
  contract: ContractLike<Output>,
  options: ParseOptions,
  readFurther: ReadFurther,
): ParseResult<Output> {
  if (typeof text !== "string") throw new TypeError("text must be a string");
  const { maxLength = defaultLimits.maxLength, maxDepth = defaultLimits.maxDepth } = options;
  if (text.length > maxLength) {
    const message = `the text has ${text.length} characters, more than ${maxLength}`;
    return unreadable("too-large", message, maxLength);
  }
  const whole = parseStrict(text);
  // More digits of a bare number may have followed if the model ended early.
  const mayEnd = !endedEarly(options.finishReason) || isClosed(whole?.value);
  if (
    whole !== null &&
    mayEnd &&
    isPlain(text, whole.value, maxDepth) &&
    contract.validate(whole.value).length === 0
  ) {
    return { state: "valid", value: contract.fillDefaults(whole.value as never), repairs: [] };
  }
  if (whole === null && text.trim() === "") return unreadable("empty", "the text is empty", 0);
  if (whole === null && options.strict === true)
    return unreadable("no-json", "the text is not strict JSON", 0);
  return readFurther(text, contract, options, whole);
}
