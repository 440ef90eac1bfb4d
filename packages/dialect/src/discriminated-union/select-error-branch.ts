import { enumValues, hasType, typeName } from "../schema/enum-values.js";
import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { resolveRef } from "../schema/resolve.js";
import { isSelector, type Selector, selectorOf } from "./selector.js";

/** The branch of a union for which a value was intended: one, none, or a schema that explains why none is possible. */
export type Meant =
  | { readonly kind: "branch"; readonly index: number }
  | { readonly kind: "wrong"; readonly schema: JsonSchema }
  | { readonly kind: "none" };

/**
 * Selects the branch to report if a value satisfies none: the only one with its type, or the one that its const
 * properties select.
 */
export function selectErrorBranch(branches: readonly unknown[], value: unknown, root: JsonSchema): Meant {
  const schemas = branches.map((branch) => (isSchema(branch) ? resolveRef(branch, root) : {}));
  const types = schemas.map(typesOf);
  if (types.some((names) => names.length === 0)) return { kind: "none" };
  const fitting = types.flatMap((names, index) =>
    names.some((name) => hasType(name, value)) ? [index] : [],
  );
  const [first] = fitting;
  if (first === undefined) return { kind: "wrong", schema: { type: [...new Set(types.flat())] } };
  if (fitting.length === 1) return { kind: "branch", index: first };
  const objects = branches.filter(isSchema);
  const selector = objects.length === branches.length && isSchema(value) ? selectorOf(objects, root) : null;
  return selector === null || !isSchema(value) ? { kind: "none" } : selected(selector, value);
}

/** Returns the types of a schema, or those of its listed values; empty if the schema does not constrain the type. */
function typesOf(schema: JsonSchema): string[] {
  if (schema.type !== undefined) return [schema.type].flat().map(String);
  return [...new Set((enumValues(schema) ?? []).map(typeName))];
}

function selected({ property, cases }: Selector<number>, value: JsonSchema): Meant {
  const found = cases.find((item) =>
    Object.hasOwn(value, property) ? item.value === value[property] : item.whenAbsent,
  );
  if (found === undefined) {
    const values = cases.map((item) => item.value);
    return { kind: "wrong", schema: { properties: { [property]: { enum: values } }, required: [property] } };
  }
  return isSelector(found.then) ? selected(found.then, value) : { kind: "branch", index: found.then };
}
