import { isSchema, type JsonSchema, resolveRef, schemaList, schemaMap } from "@concordat/dialect";

/** For each schema object of a schema, the parts of a value that it says something about. */
export type AppliedInstances = ReadonlyMap<JsonSchema, readonly unknown[]>;

/** Which parts of a value each schema object of a schema is applied to; of a union, every branch counts. */
export function appliedInstances(root: JsonSchema, value: unknown): AppliedInstances {
  const applied = new Map<JsonSchema, unknown[]>();
  apply(root, value);
  return applied;

  function apply(reference: JsonSchema, instance: unknown): void {
    const schema = resolveRef(reference, root);
    const instances = applied.get(schema);
    if (instances === undefined) applied.set(schema, [instance]);
    else instances.push(instance);
    for (const branch of schemaList(schema.oneOf)) apply(branch, instance);
    if (Array.isArray(instance) && isSchema(schema.items)) {
      for (const item of instance) apply(schema.items, item);
    } else if (isSchema(instance)) applyToMembers(schema, instance);
  }

  function applyToMembers(schema: JsonSchema, instance: JsonSchema): void {
    const properties = new Map(schemaMap(schema.properties));
    for (const [key, member] of Object.entries(instance)) {
      const named = properties.get(key);
      if (named !== undefined) apply(named, member);
      else if (isSchema(schema.additionalProperties)) apply(schema.additionalProperties, member);
    }
  }
}
