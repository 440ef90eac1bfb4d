import { readAnywhere } from "./answer/read-anywhere.js";
import type { AsyncContractLike, ContractLike } from "./contract/contract-like.js";
import type { ParseOptions } from "./options.js";
import { readLater } from "./read-later.js";
import type { ParseResult } from "./result/parse-result.js";
import type { StandardSchema } from "./standard/standard-schema.js";
import type { SchemaValue, TypeBoxKind } from "./standard/typebox-types.js";

/**
 * Parses a text like `parseText`, for contracts and schemas with asynchronous checks. If all checks are synchronous,
 * the result equals that of `parseText`. Each value is checked once.
 * Rejects if a check of a contract rejects. If a check of a schema rejects, this is a violation.
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 * @example
 * const order = z.object({ sku: z.string().refine(async (sku) => await exists(sku), "no such product") });
 * await parseTextAsync('{"sku": "A-1"}', order); // { state: "valid", value: { sku: "A-1" }, repairs: [] }
 */
export async function parseTextAsync<Output, Type extends TypeBoxKind = never>(
  text: string,
  contract: AsyncContractLike<Output> | ContractLike<Output> | StandardSchema<Output> | Type,
  options?: ParseOptions,
): Promise<ParseResult<SchemaValue<Output, Type>>>;
export async function parseTextAsync<Output>(
  text: string,
  contract: AsyncContractLike<Output> | StandardSchema<Output> | TypeBoxKind,
  options: ParseOptions = {},
): Promise<ParseResult<Output>> {
  return readLater(text, contract, options, () => readAnywhere);
}
