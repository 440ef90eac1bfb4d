import { isSchema, type JsonSchema } from "./json-schema.js";

const annotations = ["title", "description", "examples", "default", "deprecated", "$comment"];

/** The keywords that constrain only values of a type. */
const keywordsOfType: Readonly<Record<string, readonly string[]>> = {
  null: [],
  boolean: [],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  string: ["minLength", "maxLength", "pattern", "format"],
  array: ["items", "minItems", "maxItems", "uniqueItems"],
  object: ["properties", "required", "additionalProperties", "minProperties", "maxProperties"],
};

/**
 * Returns an equivalent schema in which branches of different types are merged: `anyOf` of a short text and null is
 * `type: ["string", "null"]` with a `maxLength`. So a value is checked only against the branch of its type. Returns
 * the schema itself if branches have the same type, or have keywords for other types.
 */
export function mergeUnion(schema: JsonSchema): JsonSchema {
  const keyword = ["oneOf", "anyOf"].find((name) => Array.isArray(schema[name]));
  if (keyword === undefined) return schema;
  const { [keyword]: branches, ...rest } = schema;
  const merged = Array.isArray(branches) ? mergeBranches(branches) : null;
  return merged === null || Object.keys(merged).some((name) => name in rest)
    ? schema
    : { ...rest, ...merged };
}

function mergeBranches(branches: readonly unknown[]): JsonSchema | null {
  const types = new Set<string>();
  const names: unknown[] = [];
  let merged: JsonSchema = {};
  for (const branch of branches) {
    if (!isSchema(branch) || branch.type === undefined) return null;
    const { own, kinds } = readBranch(branch);
    if (own === null || kinds.some((kind) => types.has(kind))) return null;
    for (const kind of kinds) types.add(kind);
    names.push(...[branch.type].flat());
    merged = { ...merged, ...own };
  }
  return { type: names, ...merged };
}

/**
 * Returns the types of a branch, with an integer counted as a number, and its rules; `null` if a rule does not belong
 * to one of its types.
 */
function readBranch({ type, ...rules }: JsonSchema): { own: JsonSchema | null; kinds: readonly string[] } {
  const kinds = [...new Set([type].flat().map((name) => (name === "integer" ? "number" : String(name))))];
  const allowed = kinds.flatMap((kind) => keywordsOfType[kind] ?? []);
  const asserting = Object.entries(rules).filter(([keyword]) => !annotations.includes(keyword));
  const isOwn = asserting.every(([keyword]) => allowed.includes(keyword));
  return { own: isOwn ? Object.fromEntries(asserting) : null, kinds };
}
