import { type ContractLike, isContractLike } from "./contract/contract-like.js";
import { readEncoded } from "./judge/read-encoded.js";
import { readText } from "./judge/read-text.js";
import { checkParseOptions, defaultLimits, endedEarly, type ParseOptions } from "./options.js";
import { allowsFor } from "./repairs/allows.js";
import type { ParseResult } from "./result/parse-result.js";
import { unreadable } from "./result/unreadable.js";
import { readBySchema } from "./standard/read-by-schema.js";
import type { StandardSchema } from "./standard/standard-schema.js";
import type { TypeBoxKind, TypeBoxOutput } from "./standard/typebox-types.js";
import { isClosed, isPlain, parseStrict } from "./strict/parse-strict.js";

/**
 * Reads a text that a model wrote as a value of a contract, or says why it cannot. Never throws on any text.
 *
 * A schema of Zod, Valibot, ArkType or TypeBox serves as a contract: its JSON Schema guides the reading, the library
 * itself checks and transforms the value.
 * @throws {TypeError} for a schema that cannot be written as JSON Schema, or that checks asynchronously
 * @throws {RangeError} when an option is invalid
 *
 * @example
 * parseText('Here you are: {"choice": "LIKE", "reason": "Lovely."}', agentDecision);
 * // { state: "valid", value: { choice: "LIKE", reason: "Lovely." }, repairs: [{ name: "surrounding-text", … }] }
 */
export function parseText<Output>(
  text: string,
  contract: ContractLike<Output> | StandardSchema<Output>,
  options?: ParseOptions,
): ParseResult<Output>;
/** With a TypeBox schema, which is not a Standard Schema. */
export function parseText<Type extends TypeBoxKind>(
  text: string,
  contract: Type,
  options?: ParseOptions,
): ParseResult<TypeBoxOutput<Type>>;
export function parseText<Output>(
  text: string,
  contract: ContractLike<Output> | StandardSchema<Output> | TypeBoxKind,
  options: ParseOptions = {},
): ParseResult<Output> {
  checkParseOptions(options);
  return isContractLike(contract)
    ? readByContract(text, contract, options)
    : readBySchema<Output>(contract, (asked) => readByContract(text, asked, options));
}

function readByContract<Output>(
  text: string,
  contract: ContractLike<Output>,
  options: ParseOptions,
): ParseResult<Output> {
  const { maxLength = defaultLimits.maxLength, maxDepth = defaultLimits.maxDepth } = options;
  if (text.length > maxLength) {
    const message = `the text has ${text.length} characters, more than ${maxLength}`;
    return unreadable("too-large", message, maxLength);
  }
  const whole = parseStrict(text);
  // Digits may have followed a bare number when the model was ended early.
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
  const allows = allowsFor(options);
  const inner =
    typeof whole?.value === "string" ? readEncoded(text, whole.value, contract, allows, options) : null;
  return inner ?? readText(text, contract, allows, options);
}
