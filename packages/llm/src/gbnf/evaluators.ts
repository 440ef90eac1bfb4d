import type { JsonSchema } from "@concordat/contracts/contract";
import { areApart } from "../schema/branches-apart.js";
import type { Conjunction } from "./alternatives.js";
import type { GrammarContext } from "./grammar-context.js";
import { inPlaceSchemas } from "./in-place.js";
import { asSchemas } from "./never.js";

/**
 * A schema with `unevaluatedItems` or `unevaluatedProperties`, and the schemas that evaluate parts of the value for
 * these keywords.
 */
export interface Evaluators {
  readonly schema: JsonSchema;
  /** The schema itself, and its subschemas that certainly apply. */
  readonly sure: readonly JsonSchema[];
  /** Subschemas that may also apply, such as alternatives that were not chosen. */
  readonly possible: readonly JsonSchema[];
}

export type UnevaluatedKeyword = "unevaluatedItems" | "unevaluatedProperties";

/**
 * Returns, for each schema with the keyword, the schemas that evaluate parts of the value for it. Only its own
 * subschemas count, not the schemas next to it.
 */
export function evaluatorsIn(
  way: Conjunction,
  keyword: UnevaluatedKeyword,
  context: GrammarContext,
): readonly Evaluators[] {
  const holding = new Set(way);
  return way.flatMap((schema) => {
    if (schema[keyword] === undefined) return [];
    const sure = new Set([schema]);
    for (const node of sure)
      for (const inner of inPlaceSchemas(node, context)) if (holding.has(inner)) sure.add(inner);
    const possible = new Set([...sure].flatMap((node) => mayHold(node, holding, context)));
    for (const node of possible)
      for (const inner of inPlaceSchemas(node, context)) if (!sure.has(inner)) possible.add(inner);
    return [{ schema, sure: [...sure], possible: [...possible] }];
  });
}

/** Returns the subschemas that may apply to a value although no chosen alternative requires them. */
function mayHold(
  node: JsonSchema,
  holding: ReadonlySet<JsonSchema>,
  context: GrammarContext,
): readonly JsonSchema[] {
  const { anyOf = [], oneOf = [], if: condition, then: whenTrue, else: whenFalse } = node;
  const isChosen = (branches: readonly JsonSchema[]) => branches.some((branch) => holding.has(branch));
  const isSettled = isChosen(anyOf) && areApart(anyOf, ($ref) => context.target($ref));
  const isOpened = (whenTrue ?? whenFalse) !== undefined && !context.isUnchosen(node, "if");
  return [
    ...(isSettled ? [] : anyOf),
    ...(isChosen(oneOf) ? [] : oneOf),
    ...(isOpened ? [] : [condition, whenTrue, whenFalse]),
    ...(context.isUnchosen(node, "dependentSchemas") ? Object.values(node.dependentSchemas ?? {}) : []),
  ].flatMap((inner) => (inner === undefined || holding.has(inner) ? [] : [inner]));
}

/**
 * Returns the constraint of `unevaluatedItems` or `unevaluatedProperties` on one part of a value. It is empty if
 * another schema certainly evaluates the part. If another schema may evaluate the part, it is also empty, and the
 * keyword is recorded as not enforced.
 *
 * @param looks whether a schema evaluates the part with any other keyword
 * @param mayLook the same for schemas that may not apply
 */
export function unevaluated(
  evaluators: readonly Evaluators[],
  keyword: UnevaluatedKeyword,
  looks: (schema: JsonSchema) => boolean,
  context: GrammarContext,
  mayLook: (schema: JsonSchema) => boolean = looks,
): JsonSchema[] {
  return evaluators.flatMap(({ schema, sure, possible }) => {
    const own = asSchemas(schema[keyword]);
    if (own.length === 0) return [];
    if (sure.some((other) => looks(other) || (other !== schema && other[keyword] !== undefined))) return [];
    if (possible.some((other) => mayLook(other) || other[keyword] !== undefined)) {
      context.leave(schema, keyword, "what alternatives look at, of which several may hold, is left alone");
      return [];
    }
    return own;
  });
}
