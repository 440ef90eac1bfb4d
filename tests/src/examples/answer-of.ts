interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
}

/** A value of a schema as clients send it: the first of what it allows. */
export function answerOf(schema: Schema, root: Schema = schema): unknown {
  if (schema.$ref !== undefined)
    return answerOf(root.$defs?.[schema.$ref.replace("#/$defs/", "")] ?? {}, root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return answerOf(schema.anyOf[0], root);
  const [type] = [schema.type].flat();
  if (type === "object") {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(required.map((name) => [name, answerOf(properties[name] ?? {}, root)]));
  }
  if (type === "array")
    return Array.from({ length: schema.minItems ?? 0 }, () => answerOf(schema.items ?? {}, root));
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  return type === "null" ? null : "A short text, as a model would write it.";
}
