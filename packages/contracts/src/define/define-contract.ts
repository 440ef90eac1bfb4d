import { compileCheck, compileDefaults, lintSchema } from "@concordat/dialect";
import { type Contract, createContract, type JsonSchema } from "../contract/index.js";
import { UnsupportedSchemaError } from "./unsupported-schema-error.js";

/** What a contract made at run time is called. */
export interface DefineOptions {
  /** Default: the schema's title, or `contract`. */
  readonly name?: string;
  /** Default: 1. */
  readonly version?: number;
}

/**
 * A contract of a schema that is only known at run time. Needs `@concordat/dialect` installed beside, and
 * `new Function`; for browsers under a strict policy, compile ahead with `concordat-codegen`.
 *
 * Accepts JSON Schema 2020-12 in the portable subset: no `if`, `not`, `allOf`, `patternProperties`,
 * `unevaluated*`, `prefixItems`, `contains`, dynamic references; references only within the schema.
 * @throws {UnsupportedSchemaError} with everything that is outside, each with its JSON Pointer
 * @example
 * const city = defineContract<{ name: string }>({
 *   title: "City", type: "object", properties: { name: { type: "string" } }, required: ["name"],
 * });
 * city.parse({ name: "Uppsala" });
 */
export function defineContract<Output = unknown, Input = Output>(
  schema: JsonSchema,
  { name = schema.title ?? "contract", version = 1 }: DefineOptions = {},
): Contract<Output, Input> {
  const members = { ...schema };
  const problems = lintSchema(members);
  if (problems.length > 0) throw new UnsupportedSchemaError(name, problems);
  try {
    const fillDefaults = compileDefaults<Input, Output>(members);
    return createContract({ name, version, schema, check: compileCheck(members), fillDefaults });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new UnsupportedSchemaError(name, [{ pointer: "", message }], { cause });
  }
}
