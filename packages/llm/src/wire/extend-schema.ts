import type { JsonSchema } from "@concordat/contracts/contract";
import { ownMember } from "@concordat/contracts/options";

/** Extra fields that are requested in addition to a contract, by name. */
export type Extension = Readonly<Record<string, JsonSchema>>;

/**
 * Whether extra fields are required. They are required in the schema that an engine enforces, and optional when an
 * answer is read.
 */
type Presence = "required" | "optional";

/**
 * Adds extra fields to a schema, before its own fields.
 * @throws {RangeError} when the schema already has a field of that name, or is not a schema of objects
 */
export function extendSchema(schema: JsonSchema, extension: Extension, presence: Presence): JsonSchema {
  const names = Object.keys(extension);
  if (names.length === 0) return schema;
  const { oneOf, anyOf } = schema;
  const extended = (branch: JsonSchema): JsonSchema => extendSchema(branch, extension, presence);
  if (oneOf !== undefined) return { ...schema, oneOf: oneOf.map(extended) };
  if (anyOf !== undefined) return { ...schema, anyOf: anyOf.map(extended) };
  if (schema.type !== undefined && schema.type !== "object") {
    throw new RangeError(
      `extension: the contract is not an object but ${[schema.type].flat().join(" or ")}, so no field fits next to it`,
    );
  }
  const duplicate = names.find((name) => ownMember(schema.properties, name) !== undefined);
  if (duplicate !== undefined)
    throw new RangeError(`extension: the contract has a field ${duplicate} of its own`);
  return {
    ...schema,
    properties: { ...extension, ...schema.properties },
    required: [...(presence === "required" ? names : []), ...(schema.required ?? [])],
  };
}
