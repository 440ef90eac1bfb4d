import type { ContractLike } from "../contract/contract-like.js";
import type { ParseResult } from "../result/parse-result.js";
import { adapted, checkingNow } from "./adapt-schema.js";
import type { Checked } from "./checked.js";
import type { StandardSchema } from "./standard-schema.js";
import type { TypeBoxKind } from "./typebox-types.js";

/** Reads with a schema's JSON Schema, and returns the library's output for the value found. */
export function readBySchema<Output>(
  schema: StandardSchema<Output> | TypeBoxKind,
  read: (contract: ContractLike) => ParseResult<unknown>,
): ParseResult<Output> {
  const library = adapted(schema);
  const checkNow = checkingNow(library) as (value: unknown) => Checked<Output>;
  const result = read({
    schema: library.schema,
    validate: (value) => [...(checkNow(value).violations ?? [])],
    // Defaults belong to the library, which fills them after the value has been selected.
    fillDefaults: (value: unknown) => value,
  });
  return result.state === "valid" ? { ...result, value: outputOf(checkNow(result.value)) } : result;
}

/** Returns the output of a schema for a value that it accepted. */
export function outputOf<Output>(checked: Checked<Output>): Output {
  return (checked as Extract<Checked<Output>, { violations?: undefined }>).value;
}
