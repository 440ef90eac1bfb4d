import type { AsyncContractLike, ContractLike } from "../contract/contract-like.js";
import type { ParseOptions } from "../options.js";
import { readLater } from "../read-later.js";
import type { ParseResult } from "../result/parse-result.js";
import type { StandardSchema } from "../standard/standard-schema.js";
import type { SchemaValue, TypeBoxKind } from "../standard/typebox-types.js";

/**
 * Parses a text as `parseTextAsync` of `@concordat/parser` does, with the same result. The code that reads a text that
 * is not JSON alone is loaded for the first such text.
 * Rejects if that code cannot be loaded.
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 * @example
 * import { parseTextAsync } from "@concordat/parser/async";
 * import * as z from "zod";
 *
 * await parseTextAsync('{"sku": "A-1"}', z.object({ sku: z.string() })); // { state: "valid", value: { sku: "A-1" }, … }
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
  return readLater(
    text,
    contract,
    options,
    async () => (await import("../answer/read-anywhere.js")).readAnywhere,
  );
}
