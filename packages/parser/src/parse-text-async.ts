import {
  type AsyncContractLike,
  type ContractLike,
  isContractLike,
  type Violation,
} from "./contract/contract-like.js";
import type { ParseOptions } from "./options.js";
import { parseText } from "./parse-text.js";
import type { ParseResult } from "./result/parse-result.js";
import { outputOf } from "./standard/read-by-schema.js";
import { schemaContract } from "./standard/schema-contract.js";
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
  if (isContractLike(contract)) return readLater(text, contract, options);
  const { schema, check } = schemaContract<Output>(contract);
  const result = await readLater(
    text,
    {
      schema,
      async validate(value) {
        return [...((await check(value)).violations ?? [])];
      },
      fillDefaults: (value: unknown) => value,
    },
    options,
  );
  return result.state === "valid" ? { ...result, value: outputOf(await check(result.value)) } : result;
}

const unsettled: Violation = { path: "", keyword: "check", message: "is still being checked" };

/** Reads again with the results of the checks until none is pending. */
async function readLater<Output>(
  text: string,
  { schema, fillDefaults, validate }: AsyncContractLike<Output>,
  options: ParseOptions,
): Promise<ParseResult<Output>> {
  const settled = new Map<string, Violation[]>();
  for (;;) {
    const open = new Map<string, Promise<Violation[]>>();
    const validateNow = (value: unknown): Violation[] => {
      const key = JSON.stringify(value);
      const known = settled.get(key);
      if (known !== undefined) return known;
      const found = open.get(key) ?? validate(value);
      if (!(found instanceof Promise)) return found;
      open.set(key, found);
      return [unsettled];
    };
    const result = parseText(text, { schema, fillDefaults, validate: validateNow }, options);
    if (open.size === 0) return result;
    await Promise.all(
      [...open].map(async ([key, found]) => {
        settled.set(key, await found);
      }),
    );
  }
}
