import type { JsonSchema, JsonTypeName } from "@concordat/contracts/contract";
import { nonBlankPattern } from "../wire/rules/keep-patterns.js";
import { GrammarRules } from "./grammar-rules.js";
import { integerRange } from "./integer-range.js";
import { jsonLiteral, literal } from "./literal.js";
import { repeat, separated } from "./repetition.js";

/** Bounds for what a schema leaves unbounded, so that every answer ends. */
const defaultMaxLength = 400;
const defaultMaxItems = 8;

/**
 * A wire schema as a GBNF grammar for llama.cpp: no white space between tokens, texts that are not blank begin
 * with a visible character, bounds are exact. Whatever the grammar accepts is JSON that fits the schema.
 *
 * @throws {RangeError} when the schema holds something that no answer could fit
 */
export function compileGrammar(schema: JsonSchema): string {
  const rules = new GrammarRules();
  return rules.toText(ruleFor(schema, rules));
}

/** How a value of each type is written. */
const writers: Readonly<Record<JsonTypeName, (schema: JsonSchema, rules: GrammarRules) => string>> = {
  null: (_, rules) => rules.shared("null"),
  boolean: (_, rules) => rules.shared("boolean"),
  number: (_, rules) => rules.shared("number"),
  integer: ({ minimum, maximum }, rules) =>
    minimum === undefined && maximum === undefined
      ? rules.shared("integer")
      : rules.rule(integerRange(minimum, maximum)),
  string: textOf,
  array: arrayOf,
  object: objectOf,
};

const anyType: readonly JsonTypeName[] = ["string", "number", "boolean", "null", "object", "array"];

/** A reference to the rule for a value of the schema. */
function ruleFor(schema: JsonSchema, rules: GrammarRules): string {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined) return rules.rule(branches.map((branch) => ruleFor(branch, rules)).join(" | "));
  if (schema.enum !== undefined) return rules.rule(schema.enum.map(jsonLiteral).join(" | "));
  if (schema.const !== undefined) return jsonLiteral(schema.const);
  const types = schema.type === undefined ? anyType : [schema.type].flat();
  const written = types.map((type) => writers[type](schema, rules));
  return written.length === 1 ? (written[0] ?? "") : rules.rule(written.join(" | "));
}

function textOf({ minLength = 0, maxLength, pattern }: JsonSchema, rules: GrammarRules): string {
  const most = maxLength ?? Math.max(defaultMaxLength, minLength);
  const char = rules.shared("char");
  if (pattern !== nonBlankPattern)
    return rules.rule(`${literal('"')} ${repeat(char, minLength, most)} ${literal('"')}`);
  const rest = repeat(char, Math.max(0, minLength - 1), Math.max(0, most - 1));
  return rules.rule(`${literal('"')} ${rules.shared("visible")} ${rest} ${literal('"')}`);
}

function arrayOf({ items, minItems = 0, maxItems }: JsonSchema, rules: GrammarRules): string {
  if (typeof items !== "object") return rules.shared("array");
  const list = separated(ruleFor(items, rules), minItems, maxItems ?? Math.max(defaultMaxItems, minItems));
  return rules.rule(`"[" ${list} "]"`);
}

function objectOf(schema: JsonSchema, rules: GrammarRules): string {
  if (schema.properties !== undefined) return rules.rule(`"{" ${membersOf(schema, rules)} "}"`);
  if (typeof schema.additionalProperties !== "object") return rules.shared("object");
  const member = `${rules.shared("text")} ":" ${ruleFor(schema.additionalProperties, rules)}`;
  return rules.rule(`"{" ${separated(`(${member})`, schema.minProperties ?? 0, defaultMaxItems)} "}"`);
}

/**
 * The members of an object in the schema's order. An optional one may be passed over; whether a comma comes
 * before a member depends on whether one came before it, so there are two rules for each place.
 */
function membersOf({ properties = {}, required = [] }: JsonSchema, rules: GrammarRules): string {
  const members = Object.entries(properties).map(([name, property]) => ({
    text: `${literal(`${JSON.stringify(name)}:`)} ${ruleFor(property, rules)}`,
    required: required.includes(name),
  }));
  let afterNone = '""';
  let afterOne = '""';
  for (const member of members.reverse()) {
    const first = joined(member.text, afterOne);
    const next = joined(`"," ${member.text}`, afterOne);
    const skipped = { none: afterNone, one: afterOne };
    afterNone = member.required ? first : rules.rule(`${first} | ${skipped.none}`);
    afterOne = member.required ? next : rules.rule(`${next} | ${skipped.one}`);
  }
  return afterNone;
}

function joined(text: string, rest: string): string {
  return rest === '""' ? text : `${text} ${rest}`;
}
