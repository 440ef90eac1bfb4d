import type { JsonSchema } from "@concordat/contracts/contract";
import type { Conjunction } from "./alternatives.js";
import type { Automata } from "./automata.js";

/** A member that schemas name, with everything that holds of its value. */
export interface Member {
  readonly name: string;
  readonly schemas: readonly JsonSchema[];
  readonly required: boolean;
}

/** What several schemas ask of an object, taken together. */
export interface ObjectRules {
  /** In the order of `properties`, then what only `required` names. */
  readonly members: readonly Member[];
  /** The patterns of names, each with what holds of the values under them. */
  readonly patterns: readonly (readonly [pattern: string, schema: JsonSchema])[];
  readonly least: number;
  readonly most: number;
}

const never: JsonSchema = { not: {} };

/** @param order names in the order in which they are written; a schema may say nothing of some */
export function objectRules(schemas: Conjunction, order: readonly string[], automata: Automata): ObjectRules {
  const required = new Set(schemas.flatMap(({ required: names = [] }) => names));
  const named = schemas.flatMap(({ properties = {} }) => Object.keys(properties));
  const names = [...new Set([...order, ...named, ...required])];
  return {
    members: names.map((name) => ({
      name,
      schemas: schemasOf(name, schemas, automata),
      required: required.has(name),
    })),
    patterns: schemas.flatMap(({ patternProperties = {} }) => Object.entries(patternProperties)),
    least: Math.max(0, ...schemas.map(({ minProperties = 0 }) => minProperties)),
    most: Math.min(...schemas.map(({ maxProperties = Number.POSITIVE_INFINITY }) => maxProperties)),
  };
}

/** Everything that several schemas say of the value under a name. */
function schemasOf(name: string, schemas: Conjunction, automata: Automata): JsonSchema[] {
  const isSeen = schemas.some(
    (schema) => ownSchemas(name, schema, automata).length > 0 || schema.additionalProperties !== undefined,
  );
  const beside = schemas.flatMap((schema) => {
    const own = ownSchemas(name, schema, automata);
    if (own.length > 0) return own;
    return asSchemas(schema.additionalProperties);
  });
  const unseen = isSeen
    ? []
    : schemas.flatMap(({ unevaluatedProperties }) => asSchemas(unevaluatedProperties));
  const named = schemas.flatMap(({ propertyNames }) => nameProblems(name, automata, propertyNames));
  return [...beside, ...unseen, ...named];
}

/** What holds of members that nothing names: for each schema what it says of the others. */
export function otherSchemas(schemas: Conjunction): JsonSchema[] {
  const isSeen = schemas.some(({ additionalProperties }) => additionalProperties !== undefined);
  return schemas.flatMap(({ additionalProperties, unevaluatedProperties }) =>
    asSchemas(additionalProperties ?? (isSeen ? undefined : unevaluatedProperties)),
  );
}

function ownSchemas(
  name: string,
  { properties = {}, patternProperties = {} }: JsonSchema,
  automata: Automata,
): JsonSchema[] {
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const matched = Object.entries(patternProperties).filter(([pattern]) => automata.isFound(pattern, name));
  return [...(own === undefined ? [] : [own]), ...matched.map(([, schema]) => schema)];
}

/** A name that `propertyNames` plainly refuses cannot be. */
function nameProblems(name: string, automata: Automata, propertyNames: JsonSchema = {}): JsonSchema[] {
  const {
    pattern,
    enum: names = [name],
    const: only = name,
    minLength = 0,
    maxLength = name.length,
  } = propertyNames;
  const length = [...name].length;
  const isAllowed =
    names.includes(name) &&
    only === name &&
    length >= minLength &&
    length <= maxLength &&
    (pattern === undefined || automata.isFound(pattern, name));
  return isAllowed ? [] : [never];
}

function asSchemas(schema: JsonSchema | boolean | undefined): JsonSchema[] {
  if (schema === undefined || schema === true) return [];
  return [schema === false ? never : schema];
}
