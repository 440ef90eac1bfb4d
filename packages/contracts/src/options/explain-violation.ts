import type { JsonSchema } from "../contract/json-schema.js";
import { parsePointer } from "../contract/pointer.js";
import type { Violation } from "../contract/violation.js";
import { nearestName } from "./nearest-name.js";
import { isRecord } from "./rule.js";

/** A schema as it is read here: keyword by keyword. */
type Keywords = Readonly<Record<string, unknown>>;

/**
 * Returns the message of a violation for a person who wrote the value by hand: an unknown property is followed by the property that was
 * probably meant, or by all that there are, and an unknown choice by the one that was probably meant.
 * @param schema the schema that the value violates
 * @param value the complete value
 * @param violation one of its violations
 */
export function explainViolation(schema: JsonSchema, value: unknown, violation: Violation): string {
  const { path, keyword, message } = violation;
  const places = schemasAt(schema, value, parsePointer(path));
  if (keyword === "enum" || keyword === "const") {
    const nearest = nearestName(String(valueAt(value, parsePointer(path))), choicesOf(places));
    return nearest === undefined ? message : `${message}; did you mean ${JSON.stringify(nearest)}?`;
  }
  const extra = /^must not have the property '(.*)'$/s.exec(message)?.[1];
  if (extra === undefined) return message;
  const known = [...new Set(places.flatMap((one) => Object.keys(membersOf(one, "properties"))))];
  if (known.length === 0) return message;
  const nearest = nearestName(extra, known);
  return nearest === undefined
    ? `${message}; there are ${known.join(", ")}`
    : `${message}; did you mean '${nearest}'?`;
}

function choicesOf(places: readonly Keywords[]): string[] {
  return places.flatMap((one) => {
    const choices: unknown[] = Array.isArray(one.enum) ? one.enum : [one.const];
    return choices.filter((choice) => typeof choice === "string");
  });
}

/** Returns the schemas that may apply to the part of a value at a pointer; conditions are not evaluated. */
function schemasAt(root: JsonSchema, value: unknown, tokens: readonly string[]): Keywords[] {
  let places: unknown[] = [root];
  for (const [index, token] of [...tokens, null].entries()) {
    const here = valueAt(value, tokens.slice(0, index));
    const applying = places.flatMap((one) => unfolded(one, { root, value: here, next: token }));
    if (token === null) return applying;
    places = applying.flatMap((one) => childrenOf(one, token));
  }
  return [];
}

/** A part of the value, and the property in it that is looked at next; `null` at the part that is wrong. */
interface Part {
  readonly root: JsonSchema;
  readonly value: unknown;
  readonly next: string | null;
}

/** A schema and those that apply to the same value: its definition, and its branches except those for another kind. */
function unfolded(schema: unknown, part: Part, seen = new Set<unknown>()): Keywords[] {
  if (!isRecord(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const branches = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => listOf(schema[keyword]));
  const others = [...branches, schema.then, schema.else, referred(part.root, schema.$ref)];
  return [
    schema,
    ...others.filter((one) => !isOtherKind(one, part)).flatMap((one) => unfolded(one, part, seen)),
  ];
}

/** Whether a branch requires another constant of a property that the value has, such as `kind`. */
function isOtherKind(branch: unknown, { root, value, next }: Part): boolean {
  const schema = isRecord(branch) ? (referred(root, branch.$ref) ?? branch) : branch;
  if (!isRecord(schema) || !isRecord(value)) return false;
  return Object.entries(membersOf(schema, "properties")).some(
    ([name, member]) =>
      name !== next &&
      isRecord(member) &&
      typeof member.const === "string" &&
      Object.hasOwn(value, name) &&
      value[name] !== member.const,
  );
}

function childrenOf(schema: Keywords, token: string): unknown[] {
  const properties = membersOf(schema, "properties");
  if (Object.hasOwn(properties, token)) return [properties[token]];
  const fixed = listOf(schema.prefixItems);
  return [fixed[Number(token)] ?? schema.items, schema.additionalProperties];
}

function referred(root: JsonSchema, reference: unknown): unknown {
  if (typeof reference !== "string" || !reference.startsWith("#")) return undefined;
  return valueAt(root, parsePointer(reference.slice(1)));
}

function valueAt(value: unknown, tokens: readonly string[]): unknown {
  return tokens.reduce<unknown>((here, token) => {
    if (Array.isArray(here)) return here[Number(token)];
    return isRecord(here) && Object.hasOwn(here, token) ? here[token] : undefined;
  }, value);
}

function membersOf(schema: Keywords, keyword: string): Readonly<Record<string, unknown>> {
  const members = schema[keyword];
  return isRecord(members) ? members : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
