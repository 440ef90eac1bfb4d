/** A value with its keys in the order in which a schema names them, and those that it does not name last. */
export function inSchemaOrder(value, root, schemas = [root]) {
  const all = beside(schemas, root);
  if (Array.isArray(value))
    return value.map((item, index) =>
      inSchemaOrder(
        item,
        root,
        all.map(({ prefixItems, items }) => prefixItems?.[index] ?? items).filter(isSchema),
      ),
    );
  if (!isSchema(value)) return value;
  const named = [
    ...all.flatMap(({ properties = {} }) => Object.keys(properties)),
    ...all.flatMap(({ required = [] }) => required),
  ].filter((name) => Object.hasOwn(value, name));
  const names = [...new Set([...named, ...Object.keys(value)])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      inSchemaOrder(
        value[name],
        root,
        all.flatMap((schema) => memberSchemas(schema, name)),
      ),
    ]),
  );
}

/** Some schemas with all that speak of the same value through them. */
function beside(schemas, root) {
  const found = new Set(schemas);
  for (const schema of found) {
    const { $ref, allOf = [], anyOf = [], oneOf = [], dependentSchemas = {} } = schema;
    const target = $ref === "#" ? root : root.$defs?.[$ref?.replace("#/$defs/", "") ?? ""];
    const others = [schema.if, schema.then, schema.else, ...Object.values(dependentSchemas)];
    for (const other of [target, ...allOf, ...anyOf, ...oneOf, ...others])
      if (isSchema(other)) found.add(other);
  }
  return [...found];
}

function memberSchemas({ properties = {}, patternProperties = {}, additionalProperties }, name) {
  const own = Object.hasOwn(properties, name) ? [properties[name]] : [];
  const matched = Object.keys(patternProperties).filter((pattern) => new RegExp(pattern).test(name));
  const found = [...own, ...matched.map((pattern) => patternProperties[pattern])];
  return (found.length > 0 ? found : [additionalProperties]).filter(isSchema);
}

function isSchema(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
