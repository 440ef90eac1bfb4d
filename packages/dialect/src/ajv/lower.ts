import { isSchema, type JsonSchema, schemaList } from "../schema/json-schema.js";
import { isSelector, type Selector, selectorOf } from "../schema/selector.js";

/**
 * Rewrites a schema into what our Ajv vocabulary compiles, with the same meaning:
 * - a union told apart by const properties becomes `select`, so that one branch is checked and blamed;
 * - a `type` beside `enum` or `const` says nothing more and goes, so that one broken rule is one violation.
 */
export function lowerSchema(root: JsonSchema): JsonSchema {
  return lower(root, root);
}

function lower(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).filter(([keyword]) => !isRedundant(keyword, schema));
  const lowered = Object.fromEntries(
    entries.map(([keyword, value]) => [keyword, lowerKeyword(keyword, value, root)]),
  );
  const selector = Array.isArray(schema.oneOf) ? selectorOf(schemaList(schema.oneOf), root) : null;
  if (selector === null) return lowered;
  const { oneOf, ...rest } = lowered;
  return { ...rest, type: "object", ...toSelect(selector, schemaList(oneOf)) };
}

function isRedundant(keyword: string, schema: JsonSchema): boolean {
  return keyword === "$schema" || (keyword === "type" && ("enum" in schema || "const" in schema));
}

function lowerKeyword(keyword: string, value: unknown, root: JsonSchema): unknown {
  if (dataKeywords.has(keyword)) return value;
  if (mapKeywords.has(keyword) && isSchema(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, lowerValue(child, root)]));
  }
  return Array.isArray(value) ? value.map((item) => lowerValue(item, root)) : lowerValue(value, root);
}

const dataKeywords = new Set(["const", "enum", "default", "examples", "required", "type"]);
const mapKeywords = new Set(["properties", "$defs", "definitions", "patternProperties"]);

function lowerValue(value: unknown, root: JsonSchema): unknown {
  return isSchema(value) ? lower(value, root) : value;
}

/** `select` lists the schemas of the cases and, last, what holds when no case does: the rule that is broken. */
function toSelect({ property, cases }: Selector<number>, branches: readonly JsonSchema[]): JsonSchema {
  const values = cases.map(({ value }) => value);
  const otherwise = { properties: { [property]: { enum: values } }, required: [property] };
  const schemas = cases.map(({ then }) =>
    isSelector(then) ? toSelect(then, branches) : branchOf(branches[then]),
  );
  const absent = cases.findIndex(({ whenAbsent }) => whenAbsent);
  return { selectBy: { property, values, absent }, select: [...schemas, otherwise] };
}

/** A branch is reached with an object in hand: its own `type` need not be checked again. */
function branchOf(branch: JsonSchema | undefined): JsonSchema {
  const { type: _, ...rest } = branch ?? {};
  return rest;
}
