import type { JsonSchema } from "@concordat/contracts/contract";
import { areApart } from "../schema/branches-apart.js";
import type { GrammarContext } from "./grammar-context.js";
import { grammarLimits } from "./grammar-limits.js";
import { inPlaceSchemas } from "./in-place.js";
import { never } from "./never.js";

/** Schemas that must all be satisfied by one value, after references, `allOf` and unions were expanded. */
export type Conjunction = readonly JsonSchema[];

/**
 * Expands schemas to alternatives: follows references, merges `allOf`, and expands unions and conditions. A value
 * that satisfies the schemas satisfies at least one alternative.
 */
export function alternativesOf(
  schemas: readonly JsonSchema[],
  context: GrammarContext,
  depth = 0,
): readonly Conjunction[] {
  const { flat, choices } = opened(schemas, context);
  let conjunctions: Conjunction[] = [flat];
  for (const { schema, keyword, branches } of choices) {
    const mayOpen = context.mayOpen(branches.length) && depth < grammarLimits.nested;
    const own = mayOpen ? branches.flatMap((branch) => alternativesOf(branch, context, depth + 1)) : [];
    if (!mayOpen || conjunctions.length * own.length > grammarLimits.alternatives) {
      context.leaveUnchosen(schema, keyword);
      continue;
    }
    conjunctions = conjunctions.flatMap((way) => own.map((branch) => [...way, ...branch]));
  }
  return conjunctions.filter((way) => !way.includes(never));
}

/**
 * Returns the names of members in the order in which schemas name them, over all alternatives. A name that only one
 * alternative has keeps its position in the others.
 */
export function namesInOrder(schemas: readonly JsonSchema[], context: GrammarContext): readonly string[] {
  const found = new Set(schemas);
  for (const schema of found) for (const inner of inPlaceSchemas(schema, context)) found.add(inner);
  const all = [...found];
  return [
    ...new Set([
      ...all.flatMap(({ properties = {} }) => Object.keys(properties)),
      ...all.flatMap(({ required = [] }) => required),
      ...all.flatMap(({ dependentRequired = {} }) => Object.entries(dependentRequired).flat(2)),
      ...all.flatMap(({ dependentSchemas = {} }) => Object.keys(dependentSchemas)),
    ]),
  ];
}

/** A choice between several lists of schemas, one of which must be satisfied. */
interface Choice {
  readonly schema: JsonSchema;
  readonly keyword: string;
  readonly branches: readonly (readonly JsonSchema[])[];
}

/** Resolves the `$ref` and `allOf` of schemas; returns all schemas that result, and the choices that remain. */
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
  if (oneOf !== undefined && oneOf.length > 1 && !areApart(oneOf, ($ref) => context.target($ref)))
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

/** Returns a schema for a value that is not an object, or is an object without the named property. */
function without(name: string): JsonSchema {
  return { properties: { [name]: never } };
}
