import type { JsonSchema } from "@concordat/contracts/contract";

/** The maximum size of a schema in strict mode, as documented by OpenAI. */
const maxSize = {
  properties: 5_000,
  nesting: 10,
  /**
   * Maximum total length of the names of properties and definitions and of the values of `enum` and `const`, in
   * characters.
   */
  text: 120_000,
  enumValues: 1_000,
  /** Maximum total length of one `enum` of strings with more than `longEnum` values, in characters. */
  longEnumText: 15_000,
  longEnum: 250,
} as const;

/** The keywords allowed in addition to the one that determines a schema's kind. */
const allowedKeywords = {
  object: ["type", "properties", "required", "additionalProperties"],
  array: ["type", "items"],
  scalar: ["type", "enum", "const"],
  anyOf: ["anyOf"],
  $ref: ["$ref"],
} as const satisfies Record<string, readonly string[]>;
const anywhere: readonly string[] = ["description", "$defs"];

/**
 * Whether strict mode accepts a schema. It rejects maps, tuples and values of any type. A schema with one of these is
 * sent without `strict`; it then guides the model but is not enforced.
 */
export function isStrict(schema: JsonSchema): boolean {
  if (kindOf(schema) !== "object") return false;
  const size: Size = { properties: 0, text: 0, enumValues: 0 };
  return isStrictAt(schema, 1, size) && isWithin(size);
}

interface Size {
  properties: number;
  text: number;
  enumValues: number;
}

function isWithin({ properties, text, enumValues }: Size): boolean {
  return properties <= maxSize.properties && text <= maxSize.text && enumValues <= maxSize.enumValues;
}

function isStrictAt(node: JsonSchema, depth: number, size: Size): boolean {
  const kind = kindOf(node);
  if (kind === null) return false;
  const allowed: readonly string[] = [...anywhere, ...allowedKeywords[kind]];
  if (depth > maxSize.nesting || Object.keys(node).some((keyword) => !allowed.includes(keyword)))
    return false;
  size.text += textOf(Object.keys(node.$defs ?? {}));
  const inner = [...Object.values(node.$defs ?? {}), ...(node.anyOf ?? [])];
  return (
    areListed(node, size) &&
    isClosed(node, depth, size) &&
    hasItems(node, depth, size) &&
    inner.every((child) => isStrictAt(child, depth, size))
  );
}

/** Returns the kind of a schema; `null` if it has none or several. */
function kindOf({ $ref, anyOf, type }: JsonSchema): keyof typeof allowedKeywords | null {
  if ($ref !== undefined) return "$ref";
  if (anyOf !== undefined) return "anyOf";
  if (type === "object" || type === "array") return type;
  const types = type === undefined ? [] : [type].flat();
  return types.length === 0 || types.includes("object") || types.includes("array") ? null : "scalar";
}

function areListed({ enum: listed, const: only }: JsonSchema, size: Size): boolean {
  const values = [...(listed ?? []), ...(only === undefined ? [] : [only])];
  if (values.some((value) => typeof value === "object" && value !== null)) return false;
  const text = textOf(values.map(String));
  size.text += text;
  size.enumValues += listed?.length ?? 0;
  return (listed?.length ?? 0) <= maxSize.longEnum || text <= maxSize.longEnumText;
}

function isClosed(node: JsonSchema, depth: number, size: Size): boolean {
  const { type, properties, required = [], additionalProperties } = node;
  if (type !== "object") return true;
  if (properties === undefined || additionalProperties !== false) return false;
  const names = Object.keys(properties);
  size.properties += names.length;
  size.text += textOf(names);
  return (
    names.length === required.length &&
    names.every((name) => required.includes(name)) &&
    Object.values(properties).every((property) => isStrictAt(property, depth + 1, size))
  );
}

function hasItems({ type, items }: JsonSchema, depth: number, size: Size): boolean {
  return type !== "array" || (typeof items === "object" && isStrictAt(items, depth + 1, size));
}

function textOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}
