import { type JsonSchema, parsePointer } from "@concordat/contracts/contract";
import { ownMember } from "@concordat/contracts/options";
import { type OptionValue, turnField } from "../turns/turn-field.js";

/**
 * Returns the values that a contract allows at a location, in its order; `null` if it does not list them.
 * @param schema a schema whose references are inlined
 */
export function optionsAt(schema: JsonSchema, pointer: string): readonly OptionValue[] | null {
  const found = schemasAt([schema], parsePointer(pointer));
  if (found.length === 0) return null;
  const { kind, options } = turnField(pointer, null, found);
  return kind === "options" ? options : null;
}

function schemasAt(
  schemas: readonly JsonSchema[],
  [token, ...rest]: readonly string[],
): readonly JsonSchema[] {
  const open = schemas.flatMap(leaves);
  if (token === undefined) return open;
  const members = open.flatMap(({ properties }) => ownMember(properties, token) ?? []);
  return members.length === 0 ? [] : schemasAt(members, rest);
}

/**
 * Flattens unions recursively. A schema without a union is returned alone. A schema with a union is replaced by its
 * branches, and stays in the result if it has properties itself.
 */
export function leaves(schema: JsonSchema): readonly JsonSchema[] {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches === undefined) return [schema];
  const own = schema.properties === undefined ? [] : [schema];
  return [...own, ...branches.flatMap(leaves)];
}
