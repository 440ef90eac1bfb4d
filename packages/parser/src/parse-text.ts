import { readAnywhere } from "./answer/read-anywhere.js";
import { type ContractLike, isContractLike } from "./contract/contract-like.js";
import { checkParseOptions, type ParseOptions } from "./options.js";
import type { ParseResult } from "./result/parse-result.js";
import { readBySchema } from "./standard/read-by-schema.js";
import type { StandardSchema } from "./standard/standard-schema.js";
import type { SchemaValue, TypeBoxKind } from "./standard/typebox-types.js";
import { readStrict } from "./strict/read-strict.js";

/**
 * Parses a model's text as a value of a contract. Returns the reason if it cannot be read, and never throws because of
 * the text.
 * A schema of Zod, Valibot, ArkType or TypeBox can be used instead of a contract. Its JSON Schema determines how the
 * text is read, and the library itself validates and transforms the value.
 * @throws {TypeError} for a schema that cannot be written as JSON Schema, or that checks asynchronously
 * @throws {RangeError} when an option is invalid
 *
 * @example
 * import { parseText } from "@concordat/parser";
 * import * as z from "zod";
 *
 * const ticket = z.object({ topic: z.enum(["delivery", "billing"]), urgent: z.boolean() });
 * parseText('Here you are: {"topic": "billing", "urgent": false}', ticket);
 * // { state: "valid", value: { topic: "billing", urgent: false }, repairs: [{ name: "surrounding-text", … }] }
 * parseText('{"topic": "billing", "urg', ticket);
 * // { state: "unreadable", reason: "truncated", … }
 */
export function parseText<Output, Type extends TypeBoxKind = never>(
  text: string,
  contract: ContractLike<Output> | StandardSchema<Output> | Type,
  options?: ParseOptions,
): ParseResult<SchemaValue<Output, Type>>;
export function parseText<Output>(
  text: string,
  contract: ContractLike<Output> | StandardSchema<Output> | TypeBoxKind,
  options: ParseOptions = {},
): ParseResult<Output> {
  checkParseOptions(options);
  return isContractLike(contract)
    ? readStrict(text, contract, options, readAnywhere)
    : readBySchema<Output>(contract, (asked) => readStrict(text, asked, options, readAnywhere));
}
