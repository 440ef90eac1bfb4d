import type { AsyncContractLike } from "../contract/contract-like.js";
import type { ParseOptions } from "../options.js";
import type { parseTextAsync as parseTextAsyncOfRuntime } from "../parse-text-async.js";
import { readLater } from "../read-later.js";
import { readAnywhereLarge } from "./read-anywhere.js";

/**
 * Parses a text as `parseTextAsync` of `@concordat/parser` does in Node.js, wherever it runs.
 * Rejects if a check of a contract rejects.
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 * @example
 * import { parseTextAsync } from "@concordat/parser/large";
 *
 * await parseTextAsync('{"sku": "A-1"}', order); // { state: "valid", value: { sku: "A-1" }, repairs: [] }
 */
export const parseTextAsync = (async (
  text: string,
  contract: AsyncContractLike,
  options: ParseOptions = {},
) => readLater(text, contract, options, () => readAnywhereLarge)) as typeof parseTextAsyncOfRuntime;
