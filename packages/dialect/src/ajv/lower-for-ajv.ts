import { isSelector, type Selector, selectableUnion } from "../discriminated-union/selector.js";
import { enumValues } from "../schema/enum-values.js";
import { isSchema, type JsonSchema, nameList, schemaList } from "../schema/json-schema.js";
import { mapSchema } from "../schema/map-schema.js";
import { mergeUnion } from "../schema/merge-union.js";

/**
 * Rewrites a schema to an equivalent one for the Ajv vocabulary of this package. A union discriminated by const
 * properties becomes `select`, so that only one branch is checked and reported. A union of different types becomes one
 * schema with several types. A `type` next to `enum` or `const` is removed, so that one mistake is one violation.
 */
export function lowerForAjv(root: JsonSchema): JsonSchema {
  return mapSchema(root, (schema) => lower(schema, root));
}

function lower({ $schema: _, ...schema }: JsonSchema, root: JsonSchema): JsonSchema {
  const simpler = withoutListedType(mergeUnion(schema));
  const union = selectableUnion(simpler, root);
  if (union === null) return simpler;
  const { [union.keyword]: branches, ...rest } = simpler;
  return { ...rest, type: "object", ...toSelect(union.selector, schemaList(branches)) };
}

/** Removes the `type` next to listed values. The type is redundant: the values have it, or cannot occur. */
function withoutListedType(schema: JsonSchema): JsonSchema {
  const values = enumValues(schema);
  if (values === undefined || values.length === 0) return schema;
  const { type: _, ...rest } = schema;
  return "const" in schema ? rest : { ...rest, enum: values };
}

/**
 * Lowers a discriminated union to `select`: the schemas of its cases and, last, the rule that is violated if no case
 * applies.
 */
function toSelect(
  { property, cases }: Selector<number>,
  branches: readonly JsonSchema[],
  decided: readonly string[] = [],
): JsonSchema {
  const values = cases.map(({ value }) => value);
  const otherwise = { properties: { [property]: { enum: values } }, required: [property] };
  const known = [...decided, property];
  const schemas = cases.map(({ then }) =>
    isSelector(then) ? toSelect(then, branches, known) : withoutDecided(branches[then] ?? {}, known),
  );
  const absent = cases.findIndex(({ whenAbsent }) => whenAbsent);
  return { selectBy: { property, values, absent }, select: [...schemas, otherwise] };
}

/**
 * Removes the checks that `select` has already made from a branch: the object type and the discriminating properties.
 */
function withoutDecided({ type: _, ...branch }: JsonSchema, decided: readonly string[]): JsonSchema {
  const { properties, required } = branch;
  if (!isSchema(properties)) return branch;
  const seen = Object.fromEntries(decided.map((name) => [name, true]));
  return {
    ...branch,
    properties: { ...properties, ...seen },
    ...(required !== undefined && { required: nameList(required).filter((name) => !decided.includes(name)) }),
  };
}
