import type { JsonSchema } from "@concordat/contracts/contract";
import type { GrammarContext } from "./grammar-context.js";

/** Schemas that all hold of one value, none of which speaks of that value through another schema any more. */
export type Conjunction = readonly JsonSchema[];

/** Unions of one value are multiplied out up to these many alternatives; beyond, a union is left to the check. */
const mostAlternatives = 64;

const never: JsonSchema = { not: {} };

/**
 * The ways in which a value may keep some schemas: references followed, `allOf` joined, unions and conditions opened. A
 * value that keeps the schemas keeps at least one of them.
 */
export function alternativesOf(
  schemas: readonly JsonSchema[],
  context: GrammarContext,
): readonly Conjunction[] {
  const { flat, choices } = opened(schemas, context);
  let ways: Conjunction[] = [flat];
  for (const { schema, keyword, branches } of choices) {
    const own = branches.flatMap((branch) => alternativesOf(branch, context));
    if (ways.length * own.length > mostAlternatives) {
      context.leave(schema, keyword, "there are too many combinations of alternatives");
      continue;
    }
    ways = ways.flatMap((way) => own.map((branch) => [...way, ...branch]));
  }
  return ways.filter((way) => !way.includes(never));
}

/**
 * The names of members in the order in which schemas name them, whichever alternative does: what only one alternative
 * names keeps its place in the others.
 */
export function namesInOrder(schemas: readonly JsonSchema[], context: GrammarContext): readonly string[] {
  const found = new Set(schemas);
  for (const schema of found) {
    const { $ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema;
    const target = $ref === undefined ? [] : [context.target($ref)];
    const conditions = [schema.if, schema.then, schema.else].filter((inner) => inner !== undefined);
    const others = [...conditions, ...Object.values(dependentSchemas)];
    for (const inner of [...target, ...allOf, ...anyOf, ...oneOf, ...others]) found.add(inner);
  }
  const all = [...found];
  return [
    ...new Set([
      ...all.flatMap(({ properties = {} }) => Object.keys(properties)),
      ...all.flatMap(({ required = [] }) => required),
    ]),
  ];
}

/** A place where one of several lists of schemas holds. */
interface Choice {
  readonly schema: JsonSchema;
  readonly keyword: string;
  readonly branches: readonly (readonly JsonSchema[])[];
}

/** The schemas with what `$ref` and `allOf` bring, and the choices that they leave. */
function opened(
  schemas: readonly JsonSchema[],
  context: GrammarContext,
): { flat: JsonSchema[]; choices: Choice[] } {
  const flat = new Set<JsonSchema>(schemas);
  const choices: Choice[] = [];
  for (const schema of flat) {
    if (schema.$ref !== undefined) flat.add(context.target(schema.$ref));
    for (const part of schema.allOf ?? []) flat.add(part);
    if (schema.not !== undefined && Object.keys(schema.not).length === 0) flat.add(never);
    choices.push(...choicesIn(schema, context));
  }
  return { flat: [...flat], choices };
}

function choicesIn(schema: JsonSchema, context: GrammarContext): Choice[] {
  const { anyOf, oneOf, dependentRequired = {}, dependentSchemas = {} } = schema;
  if (oneOf !== undefined && oneOf.length > 1 && !areApart(oneOf, context))
    context.leave(schema, "oneOf", "the grammar allows each alternative, not that only one holds");
  return [
    ...(anyOf === undefined ? [] : [{ schema, keyword: "anyOf", branches: anyOf.map((branch) => [branch]) }]),
    ...(oneOf === undefined ? [] : [{ schema, keyword: "oneOf", branches: oneOf.map((branch) => [branch]) }]),
    ...conditionIn(schema, context),
    ...Object.entries(dependentRequired).map(([name, names]) => ({
      schema,
      keyword: "dependentRequired",
      branches: [[without(name)], [{ required: [name, ...names] }]],
    })),
    ...Object.entries(dependentSchemas).map(([name, inner]) => ({
      schema,
      keyword: "dependentSchemas",
      branches: [[without(name)], [{ required: [name] }, inner]],
    })),
  ];
}

function conditionIn(schema: JsonSchema, context: GrammarContext): Choice[] {
  const { if: condition, then: whenTrue, else: whenFalse } = schema;
  if (condition === undefined || (whenTrue === undefined && whenFalse === undefined)) return [];
  context.leave(schema, "if", "the grammar allows what `else` allows also where `if` holds");
  const yes = [condition, ...(whenTrue === undefined ? [] : [whenTrue])];
  const no = whenFalse === undefined ? [] : [whenFalse];
  return [{ schema, keyword: "if", branches: [yes, no] }];
}

/** Not an object, or one without a member. */
function without(name: string): JsonSchema {
  return { properties: { [name]: never } };
}

/** Whether it is plain that no value keeps two of the branches: they differ in type, or in a constant member. */
function areApart(branches: readonly JsonSchema[], context: GrammarContext): boolean {
  const plain = branches.map((branch) => (branch.$ref === undefined ? branch : context.target(branch.$ref)));
  const marks = plain.map(marksOf);
  return marks.every((own, index) =>
    marks.slice(index + 1).every((other) => typesApart(own, other) || constantsApart(own, other)),
  );
}

interface Marks {
  readonly types: readonly string[];
  readonly constants: ReadonlyMap<string, readonly unknown[]>;
}

function marksOf(schema: JsonSchema): Marks {
  const { type, required = [], properties = {} } = schema;
  const constants = new Map<string, readonly unknown[]>();
  const own = listedScalars(schema);
  if (own !== null) constants.set("", own);
  for (const name of required) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const values = property === undefined ? null : listedScalars(property);
    if (values !== null) constants.set(`/${name}`, values);
  }
  return { types: type === undefined ? [] : [type].flat(), constants };
}

function listedScalars(schema: JsonSchema): readonly unknown[] | null {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values?.every((value) => typeof value !== "object" || value === null) ? values : null;
}

function typesApart({ types }: Marks, other: Marks): boolean {
  if (types.length === 0 || other.types.length === 0) return false;
  const kinds = (names: readonly string[]) => names.map((name) => (name === "integer" ? "number" : name));
  return !kinds(types).some((name) => kinds(other.types).includes(name));
}

function constantsApart({ types, constants }: Marks, other: Marks): boolean {
  const bothObjects = [types, other.types].every((names) => names.length === 1 && names[0] === "object");
  return [...constants].some(([name, values]) => {
    const others = other.constants.get(name);
    if (others === undefined || (name !== "" && !bothObjects)) return false;
    return !values.some((value) => others.includes(value));
  });
}
