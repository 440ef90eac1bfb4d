/** The keywords of JSON Schema that guide reading. Whatever else a schema says is checked by the contract. */
export interface Schema {
  readonly $ref?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** Follows local references; a reference that leads nowhere, or round in a circle, allows anything. */
export function resolve(root: Schema, schema: Schema): Schema {
  let at: unknown = schema;
  for (let steps = 0; steps < 16; steps++) {
    if (!isSchema(at)) return {};
    if (typeof at.$ref !== "string") return at;
    at = follow(root, at.$ref);
  }
  return {};
}

function follow(root: Schema, reference: string): unknown {
  if (!reference.startsWith("#")) return {};
  let at: unknown = root;
  for (const token of reference.split("/").slice(1)) {
    const key = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
    at = typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
  }
  return at;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}

/** The types a schema allows by its own keywords; empty when it leaves them open. */
export function typesOf({ type, enum: members, const: constant }: Schema): readonly string[] {
  if (type !== undefined) return typeof type === "string" ? [type] : type;
  const values = members ?? (constant === undefined ? [] : [constant]);
  return [...new Set(values.map(typeName))];
}

/** The JSON Schema type of a value; an integer is a `number` here. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** The alternatives of a union, each with what the schema says beside them; null when it is none. */
export function branchesOf(root: Schema, schema: Schema): readonly Schema[] | null {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches === undefined) return null;
  let known = merged.get(schema);
  if (known === undefined) {
    known = branches.map((branch) => beside(schema, resolve(root, branch)));
    merged.set(schema, known);
  }
  return known;
}

const merged = new WeakMap<Schema, readonly Schema[]>();

function beside({ oneOf, anyOf, $id, title, ...base }: Schema, branch: Schema): Schema {
  if (base.properties === undefined) return base.type === undefined ? branch : { ...base, ...branch };
  return {
    ...base,
    ...branch,
    properties: { ...base.properties, ...branch.properties },
    required: [...(base.required ?? []), ...(branch.required ?? [])],
  };
}

/** The kinds of value a contract's root may be: `object`, `array`, or others; empty when anything goes. */
export function rootTypes(root: Schema, schema: Schema = root, depth = 0): Set<string> {
  const own = resolve(root, schema);
  const types = new Set(typesOf(own));
  if (types.size > 0 || depth > 8) return types;
  for (const branch of branchesOf(root, own) ?? []) {
    const inner = rootTypes(root, branch, depth + 1);
    if (inner.size === 0) return inner;
    for (const type of inner) types.add(type);
  }
  return types;
}
