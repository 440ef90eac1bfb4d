import { isSchema, type JsonSchema, nameList, schemaMap } from "../schema/json-schema.js";
import { typeWords } from "./violation-messages.js";

/** Maximum length of a summary; longer ones are truncated. */
const maxCharacters = 120;

/** Maximum depth of nested alternatives that are described. */
const maxDepth = 2;

/** How much a summary says. */
interface Detail {
  /** The remaining depth of nested alternatives. */
  readonly depth: number;
  /** Whether the rules of properties are described, and types are written with their articles. */
  readonly isFull: boolean;
}

/** Summarises a schema for a message that lists alternatives: its title, the name of its definition, or its rules. */
export function summaryOf(schema: unknown): string {
  return truncated(summarize(schema, { depth: maxDepth, isFull: false }), maxCharacters);
}

/** Describes a schema for a message that says what a value must not be, with the rules of its properties. */
export function descriptionOf(schema: unknown): string {
  return truncated(summarize(schema, { depth: maxDepth, isFull: true }), 2 * maxCharacters);
}

function truncated(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}

function summarize(schema: unknown, detail: Detail): string {
  if (!isSchema(schema)) return schema === false ? "nothing" : "anything";
  const { title, $ref, type } = schema;
  if (typeof title === "string") return title;
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return valuesText(schema.enum, detail);
  const rules = rulesOf(schema, detail).join(" and ");
  if (type !== undefined) return [typeText(type, detail), rules].filter((part) => part !== "").join(" ");
  // Only objects have the properties that a schema without a type asks for.
  return rules.startsWith("with ") ? `${typeText("object", detail)} ${rules}` : rules || "another form";
}

function typeText(type: unknown, { isFull }: Detail): string {
  return isFull ? typeWords(type) : [type].flat().join(" or ");
}

function valuesText(values: readonly unknown[], { isFull }: Detail): string {
  return isFull ? values.map((value) => JSON.stringify(value)).join(" or ") : JSON.stringify(values);
}

/**
 * Summarises a rule of a schema. Returns `null` if the schema does not have the rule, or if a summary would not be
 * informative.
 */
type RuleText = (schema: JsonSchema, detail: Detail) => string | null;

function ofKeyword(keyword: string, text: (value: string | number) => string): RuleText {
  return ({ [keyword]: value }) =>
    typeof value === "string" || typeof value === "number" ? text(value) : null;
}

function ofBranches(keyword: string, link: string): RuleText {
  return ({ [keyword]: branches }, detail) =>
    detail.depth === 0 || !Array.isArray(branches) || branches.length === 0
      ? null
      : branches.map((branch) => summarize(branch, inside(detail))).join(link);
}

function inside({ depth, isFull }: Detail): Detail {
  return { depth: depth - 1, isFull };
}

const texts: readonly RuleText[] = [
  ({ required }) => (nameList(required).length === 0 ? null : `with ${quotedNames(nameList(required))}`),
  ({ properties }) => {
    const fixed = schemaMap(properties).filter(([, property]) => "const" in property);
    const parts = fixed.map(([name, property]) => `${name} ${JSON.stringify(property.const)}`);
    return parts.length === 0 ? null : `with ${parts.join(" and ")}`;
  },
  ({ properties }, detail) => {
    if (!detail.isFull || detail.depth === 0) return null;
    const ruled = schemaMap(properties).filter(
      ([, property]) => !("const" in property) && Object.keys(property).length > 0,
    );
    return ruled.length === 0
      ? null
      : `in which ${ruled.map(([name, property]) => `'${name}' is ${summarize(property, inside(detail))}`).join(" and ")}`;
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
  ({ items }, detail) =>
    detail.depth === 0 || !isSchema(items) || Object.keys(items).length === 0
      ? null
      : `of items: ${summarize(items, inside(detail))}`,
  ({ not }, detail) =>
    detail.depth === 0 || not === undefined ? null : `not ${summarize(not, inside(detail))}`,
  ofBranches("allOf", " and "),
  ofBranches("anyOf", " or "),
  ofBranches("oneOf", " or "),
];

function rulesOf(schema: JsonSchema, detail: Detail): string[] {
  return texts.flatMap((text) => text(schema, detail) ?? []);
}

/** Joins quoted names: `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`. */
export function quotedNames(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} and ${last}`;
}
