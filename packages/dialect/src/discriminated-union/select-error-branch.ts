import { enumValues, hasType, jsonTypeName } from "../schema/enum-values.js";
import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { resolveRef } from "../schema/resolve.js";
import { isSelector, type Selector, selectorOf } from "./selector.js";

/** The branch for which a value was intended, or a schema that explains why it fits no branch. */
export type Meant =
  | { readonly kind: "branch"; readonly index: number }
  | { readonly kind: "wrong"; readonly schema: JsonSchema }
  | { readonly kind: "none" };

const none: Meant = { kind: "none" };

/**
 * Returns a function that selects the branch to report if a value satisfies none. It is the only branch with the
 * value's type, or the one that its const properties select. Equal results are the same object.
 */
export function errorBranchSelector(
  branches: readonly unknown[],
  root: JsonSchema,
): (value: unknown) => Meant {
  const schemas = branches.map((branch) => (isSchema(branch) ? resolveRef(branch, root) : {}));
  const types = schemas.map(typesOf);
  if (types.some((names) => names.length === 0)) return () => none;
  const ofOtherType: Meant = { kind: "wrong", schema: { type: [...new Set(types.flat())] } };
  const indices = branches.map((_, index): Meant => ({ kind: "branch", index }));
  const objects = branches.filter(isSchema);
  const selector = objects.length === branches.length ? selectorOf(objects, root) : null;
  const select = selector === null ? () => none : selection(selector, indices);
  return (value) => {
    const fitting = indices.filter((_, index) => types[index]?.some((name) => hasType(name, value)));
    const [first = ofOtherType] = fitting;
    if (fitting.length < 2) return first;
    return isSchema(value) ? select(value) : none;
  };
}

/** Returns the types of a schema, or those of its listed values; empty if the schema does not constrain the type. */
function typesOf(schema: JsonSchema): string[] {
  if (schema.type !== undefined) return [schema.type].flat().map(String);
  return [...new Set((enumValues(schema) ?? []).map(jsonTypeName))];
}

/** Returns the branch that the const properties of an object select. */
function selection(
  { property, cases }: Selector<number>,
  indices: readonly Meant[],
): (value: JsonSchema) => Meant {
  const values = cases.map((item) => item.value);
  const wrong: Meant = {
    kind: "wrong",
    schema: { properties: { [property]: { enum: values } }, required: [property] },
  };
  const known = cases.map(({ value, whenAbsent, then }) => ({
    value,
    whenAbsent,
    select: isSelector(then) ? selection(then, indices) : () => indices[then] ?? none,
  }));
  return (value) => {
    const found = known.find((item) =>
      Object.hasOwn(value, property) ? item.value === value[property] : item.whenAbsent,
    );
    return found === undefined ? wrong : found.select(value);
  };
}
