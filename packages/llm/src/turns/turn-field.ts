import type { JsonSchema, JsonValue } from "@concordat/contracts/contract";

/** The way in which a field's answer is read. */
export type TurnKind = "text" | "number" | "options" | "lines" | "json";

/** A value that may be chosen. */
export type OptionValue = string | number | boolean | null;

/** A field that is requested in its own turn. */
export interface TurnField {
  /** The location of the field: a JSON Pointer into the value; empty for the complete value. */
  readonly pointer: string;
  /** The name of the field's property; `null` for the complete value. */
  readonly name: string | null;
  readonly schema: JsonSchema;
  readonly kind: TurnKind;
  /** The options, in the contract's order; only for fields of the kind `options`. */
  readonly options: readonly OptionValue[];
}

/** Maximum number of options in a plain-text question. A field with more options is requested as JSON. */
const maxOptions = 50;

/**
 * Determines from its schemas how a field is requested. There are several schemas if branches that are still possible
 * differ.
 */
export function turnField(
  pointer: string,
  name: string | null,
  [schema = {}, ...others]: readonly JsonSchema[],
): TurnField {
  const options = optionsOf([schema, ...others]);
  if (options !== null) return { pointer, name, schema, kind: "options", options };
  const kind = others.length > 0 ? "json" : kindOf(schema);
  return { pointer, name, schema, kind, options: [] };
}

/** Returns the distinct values of an enumeration or boolean; `null` for any other schema. */
function optionsOf(schemas: readonly JsonSchema[]): readonly OptionValue[] | null {
  const found = schemas.map(listedValues);
  if (!found.every((values) => values !== null)) return null;
  const values = [...new Set(found.flat())];
  return values.length <= maxOptions ? values : null;
}

function listedValues(schema: JsonSchema): readonly OptionValue[] | null {
  if (schema.const !== undefined) return isScalar(schema.const) ? [schema.const] : null;
  if (schema.enum !== undefined) return schema.enum.every(isScalar) ? schema.enum : null;
  return schema.type === "boolean" ? [true, false] : null;
}

function isScalar(value: JsonValue): value is OptionValue {
  return typeof value !== "object" || value === null;
}

/** Keywords that need more than a plain text, number or list. A field with one of them is requested as JSON. */
const composed = ["$ref", "oneOf", "anyOf", "allOf", "not", "if"] as const;

function kindOf(schema: JsonSchema): TurnKind {
  if (composed.some((keyword) => schema[keyword] !== undefined)) return "json";
  if (schema.type === "string") return "text";
  if (schema.type === "integer" || schema.type === "number") return "number";
  return schema.type === "array" && isListOfPlain(schema) ? "lines" : "json";
}

function isListOfPlain({ items, prefixItems, contains }: JsonSchema): boolean {
  if (typeof items !== "object" || prefixItems !== undefined || contains !== undefined) return false;
  const { kind } = turnField("", null, [items]);
  return kind === "text" || kind === "number" || kind === "options";
}
