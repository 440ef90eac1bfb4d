import type { JsonSchema } from "@concordat/contracts/contract";
import { ownMember } from "@concordat/contracts/options";
import type { Conjunction } from "./alternatives.js";
import { type Evaluators, evaluatorsIn, unevaluated } from "./evaluators.js";
import type { GrammarContext } from "./grammar-context.js";
import { asSchemas, never } from "./never.js";
import { isAllowedName } from "./object-names.js";

/** A property that schemas name, with all schemas that apply to its value. */
export interface NamedProperty {
  readonly name: string;
  readonly schemas: readonly JsonSchema[];
  readonly required: boolean;
}

/** The requirements of several schemas on an object, combined. */
export interface ObjectRules {
  /** The named properties in the order of `properties`, followed by those that only `required` names. */
  readonly members: readonly NamedProperty[];
  /** The patterns of `patternProperties`. */
  readonly patterns: readonly string[];
  /** Returns the schemas for a property that no schema names, given the patterns that its name matches. */
  readonly others: (matched: ReadonlySet<string>) => readonly JsonSchema[];
  readonly min: number;
  readonly max: number;
}

/**
 * Combines the requirements of several schemas on an object.
 * @param order property names in the order in which they are written; a name may lack a schema
 */
export function combineObjectSchemas(
  schemas: Conjunction,
  order: readonly string[],
  context: GrammarContext,
): ObjectRules {
  const evaluators = evaluatorsIn(schemas, "unevaluatedProperties", context);
  const required = new Set(schemas.flatMap(({ required: names = [] }) => names));
  const named = schemas.flatMap(({ properties = {} }) => Object.keys(properties));
  const names = [...new Set([...order, ...named, ...required])];
  return {
    members: names.map((name) => ({
      name,
      schemas: schemasOf(name, schemas, evaluators, context),
      required: required.has(name),
    })),
    patterns: [...new Set(schemas.flatMap(({ patternProperties = {} }) => Object.keys(patternProperties)))],
    others: (matched) => othersOf(matched, schemas, evaluators, context),
    min: Math.max(0, ...schemas.map(({ minProperties = 0 }) => minProperties)),
    max: Math.min(...schemas.map(({ maxProperties = Number.POSITIVE_INFINITY }) => maxProperties)),
  };
}

/** Returns the schemas that apply to the value under a name. */
function schemasOf(
  name: string,
  schemas: Conjunction,
  evaluators: readonly Evaluators[],
  context: GrammarContext,
): JsonSchema[] {
  const ownOf = ({ properties, patternProperties = {} }: JsonSchema): JsonSchema[] => {
    const own = ownMember(properties, name);
    const matched = Object.entries(patternProperties).filter(([pattern]) =>
      context.automata.isFound(pattern, name),
    );
    return [...(own === undefined ? [] : [own]), ...matched.map(([, schema]) => schema)];
  };
  const names = schemas.flatMap(({ propertyNames }) => propertyNames ?? []);
  const isAllowed = names.every((asked) => isAllowedName(name, asked, context.automata));
  return [...schemasFor(schemas, ownOf, evaluators, context), ...(isAllowed ? [] : [never])];
}

/** Returns the schemas that apply to a property that no schema names. */
function othersOf(
  matched: ReadonlySet<string>,
  schemas: Conjunction,
  evaluators: readonly Evaluators[],
  context: GrammarContext,
): JsonSchema[] {
  const ownOf = ({ patternProperties = {} }: JsonSchema): JsonSchema[] =>
    Object.entries(patternProperties).flatMap(([pattern, schema]) => (matched.has(pattern) ? [schema] : []));
  const mayOwn = ({ patternProperties }: JsonSchema) => patternProperties !== undefined;
  return schemasFor(schemas, ownOf, evaluators, context, mayOwn);
}

/**
 * Returns the schemas that apply to a property. For each object schema, this is its schema for that name, or its schema
 * for other names. The result includes the schema of `unevaluatedProperties` if that applies.
 */
function schemasFor(
  schemas: Conjunction,
  ownOf: (schema: JsonSchema) => readonly JsonSchema[],
  evaluators: readonly Evaluators[],
  context: GrammarContext,
  mayOwn: (schema: JsonSchema) => boolean = () => false,
): JsonSchema[] {
  const looks = (schema: JsonSchema) => schema.additionalProperties !== undefined || ownOf(schema).length > 0;
  const schemasOfMember = schemas.flatMap((schema) => {
    const own = ownOf(schema);
    return own.length > 0 ? own : asSchemas(schema.additionalProperties);
  });
  const mayLook = (schema: JsonSchema) => looks(schema) || mayOwn(schema);
  return [...schemasOfMember, ...unevaluated(evaluators, "unevaluatedProperties", looks, context, mayLook)];
}
