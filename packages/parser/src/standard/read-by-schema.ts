import type { ContractLike } from "../contract/contract-like.js";
import type { ParseResult } from "../result/parse-result.js";
import { type Checked, schemaContract } from "./schema-contract.js";
import type { StandardSchema } from "./standard-schema.js";
import type { TypeBoxKind } from "./typebox-types.js";

/** Reads with a schema's JSON Schema, and returns the library's output for the value found. */
export function readBySchema<Output>(
  schema: StandardSchema<Output> | TypeBoxKind,
  read: (contract: ContractLike) => ParseResult<unknown>,
): ParseResult<Output> {
  const contract = schemaContract<Output>(schema);
  const result = read({
    schema: contract.schema,
    validate: (value) => [...(contract.checkNow(value).violations ?? [])],
    // Defaults belong to the library, which fills them after the value has been selected.
    fillDefaults: (value: unknown) => value,
  });
  return result.state === "valid" ? { ...result, value: outputOf(contract.checkNow(result.value)) } : result;
}

/** The output of a schema for a value that it accepted. */
export function outputOf<Output>(checked: Checked<Output>): Output {
  if (checked.violations === undefined) return checked.value;
  throw new TypeError("the schema refuses the value");
}
