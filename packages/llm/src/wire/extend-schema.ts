import type { JsonSchema } from "@concordat/contracts/contract";

/** Fields asked for besides a contract, by name. */
export type Extension = Readonly<Record<string, JsonSchema>>;

/**
 * A schema that asks for further fields, before its own.
 * @throws {RangeError} when a field is the contract's own already
 */
export function extendSchema(schema: JsonSchema, extension: Extension): JsonSchema {
  const names = Object.keys(extension);
  if (names.length === 0) return schema;
  if (schema.oneOf !== undefined)
    return { ...schema, oneOf: schema.oneOf.map((branch) => extendSchema(branch, extension)) };
  const taken = names.find((name) => schema.properties?.[name] !== undefined);
  if (taken !== undefined) throw new RangeError(`the contract has a field ${taken} of its own`);
  return {
    ...schema,
    properties: { ...extension, ...schema.properties },
    required: [...names, ...(schema.required ?? [])],
  };
}
