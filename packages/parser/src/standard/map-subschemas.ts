import { isObjectOrArray } from "../node/compare.js";

type Schema = Readonly<Record<string, unknown>>;

/** The keywords whose value is a schema or a list of schemas, and those whose value maps names to schemas. */
const holdsSchemas =
  /^(items|prefixItems|contains|(additional|unevaluated)(Items|Properties)|propertyNames|not|if|then|else|(any|one|all)Of)$/;
const holdsNamed = /^(properties|patternProperties|dependentSchemas|\$defs)$/;

/** Returns a schema with each direct subschema changed. */
export function mapSubschemas(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const inner = (value: unknown): unknown => (isSchema(value) ? change(value) : value);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (holdsSchemas.test(keyword))
        return [keyword, Array.isArray(value) ? value.map(inner) : inner(value)];
      if (!holdsNamed.test(keyword) || !isSchema(value)) return [keyword, value];
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(part)]))];
    }),
  );
}

function isSchema(value: unknown): value is Schema {
  return isObjectOrArray(value) && !Array.isArray(value);
}
