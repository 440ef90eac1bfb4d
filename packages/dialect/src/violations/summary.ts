import { isSchema, type JsonSchema, nameList, schemaMap } from "../schema/json-schema.js";

/** Maximum length of a summary; longer ones are truncated. */
const maxCharacters = 120;

/** Maximum depth of nested alternatives that are described. */
const maxDepth = 2;

/** Summarises a schema for a message that lists alternatives: its title, the name of its definition, or its rules. */
export function summaryOf(schema: unknown): string {
  const summary = summarize(schema, maxDepth);
  return summary.length <= maxCharacters ? summary : `${summary.slice(0, maxCharacters - 1)}…`;
}

function summarize(schema: unknown, depth: number): string {
  if (!isSchema(schema)) return schema === false ? "nothing" : "anything";
  const { title, $ref, type } = schema;
  if (typeof title === "string") return title;
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if ("const" in schema || "enum" in schema) return JSON.stringify(schema.const ?? schema.enum);
  const rules = rulesOf(schema, depth);
  if (type === undefined) return rules.join(" and ") || "another form";
  return [[type].flat().join(" or "), rules.join(" and ")].filter((part) => part !== "").join(" ");
}

/**
 * Summarises a rule of a schema. Returns `null` if the schema does not have the rule, or if a summary would not be
 * informative.
 */
type RuleText = (schema: JsonSchema, depth: number) => string | null;

function ofKeyword(keyword: string, text: (value: string | number) => string): RuleText {
  return ({ [keyword]: value }) =>
    typeof value === "string" || typeof value === "number" ? text(value) : null;
}

function ofBranches(keyword: string, link: string): RuleText {
  return ({ [keyword]: branches }, depth) =>
    depth === 0 || !Array.isArray(branches) || branches.length === 0
      ? null
      : branches.map((branch) => summarize(branch, depth - 1)).join(link);
}

const texts: readonly RuleText[] = [
  ({ required }) => (nameList(required).length === 0 ? null : `with ${quotedNames(nameList(required))}`),
  ({ properties }) => {
    const fixed = schemaMap(properties).filter(([, property]) => "const" in property);
    const parts = fixed.map(([name, property]) => `${name} ${JSON.stringify(property.const)}`);
    return parts.length === 0 ? null : `with ${parts.join(" and ")}`;
  },
  ofKeyword("pattern", (pattern) => `that matches ${pattern}`),
  ofKeyword("format", (format) => `of the format ${format}`),
  ofKeyword("minimum", (limit) => `of at least ${limit}`),
  ofKeyword("exclusiveMinimum", (limit) => `above ${limit}`),
  ofKeyword("maximum", (limit) => `of at most ${limit}`),
  ofKeyword("exclusiveMaximum", (limit) => `below ${limit}`),
  ofKeyword("multipleOf", (divisor) => `that is a multiple of ${divisor}`),
  ofKeyword("minLength", (limit) => `of at least ${limit} characters`),
  ofKeyword("maxLength", (limit) => `of at most ${limit} characters`),
  ofKeyword("minItems", (limit) => `of at least ${limit} items`),
  ofKeyword("maxItems", (limit) => `of at most ${limit} items`),
  ({ items }, depth) =>
    depth === 0 || !isSchema(items) || Object.keys(items).length === 0
      ? null
      : `of items: ${summarize(items, depth - 1)}`,
  ({ not }, depth) => (depth === 0 || not === undefined ? null : `not ${summarize(not, depth - 1)}`),
  ofBranches("allOf", " and "),
  ofBranches("anyOf", " or "),
  ofBranches("oneOf", " or "),
];

function rulesOf(schema: JsonSchema, depth: number): string[] {
  return texts.flatMap((text) => text(schema, depth) ?? []);
}

/** Joins quoted names: `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`. */
export function quotedNames(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} and ${last}`;
}
