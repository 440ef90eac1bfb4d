import {
  isForeignSchema,
  type SchemaContract,
  type StandardSchema,
  schemaContract,
  type TypeBoxKind,
} from "@concordat/parser";

type ForeignSchema<Output> = StandardSchema<Output> | TypeBoxKind;

/** Schemas of which every part is known to have a JSON Schema. */
const writable = new WeakSet<object>();

/**
 * A schema of another library as a contract, if all of it can be written as JSON Schema: a part that JSON does not have
 * is refused with its place, and never becomes a schema that accepts everything.
 * @throws {TypeError} with the place of what cannot be written
 */
export function checkedSchema<Output>(schema: ForeignSchema<Output>): SchemaContract<Output> {
  if (isZod3(schema))
    throw new TypeError(
      'a schema of Zod 3 does not say which JSON Schema it is: install Zod 4 (npm install zod@4) and import it from "zod", not from "zod/v3"',
    );
  try {
    const contract = schemaContract(schema);
    if (!writable.has(schema)) assertWritten(schema);
    writable.add(schema);
    return contract;
  } catch (cause) {
    const path = unwritablePath(schema);
    if (path === "" || !(cause instanceof TypeError)) throw cause;
    throw new TypeError(`${cause.message} (at ${path})`, { cause });
  }
}

function isZod3(schema: object): boolean {
  return "~standard" in schema && vendorOf(schema) === "zod" && !("_zod" in schema);
}

function vendorOf(schema: object): unknown {
  return Object(Reflect.get(schema, "~standard")).vendor;
}

/** @throws {TypeError} for a part of which the library writes nothing, as if it accepted everything */
function assertWritten<Output>(schema: ForeignSchema<Output>): void {
  const place =
    vendorOf(schema) === "arktype"
      ? placeOf(markedByArkType(schema), (node) => "unwritable" in node)
      : "~kind" in schema
        ? placeOf(schema, (node) => "~unsafe" in node && Object.keys(node).length === 0)
        : null;
  if (place === null) return;
  const at = place.replaceAll("/properties/", "/").replaceAll("/items", "/*") || "/";
  throw new TypeError(`JSON has no values of the type at ${at}; use a string and transform it`);
}

const mark = (): object => ({ unwritable: true });

/** The JSON Schema of an ArkType schema, marked where JSON does not have the type. */
function markedByArkType(schema: object): unknown {
  const { input } = Object(Object(Reflect.get(schema, "~standard")).jsonSchema);
  const fallback = { date: mark, domain: mark, proto: mark, unit: mark };
  return input({ target: "draft-2020-12", libraryOptions: { fallback } });
}

/** The place of the first object that passes, as a JSON Pointer; `null` if there is none. */
function placeOf(value: unknown, isIt: (node: object) => boolean): string | null {
  if (typeof value !== "object" || value === null) return null;
  if (isIt(value)) return "";
  for (const [name, member] of Object.entries(value)) {
    const found = placeOf(member, isIt);
    if (found !== null) return `/${name}${found}`;
  }
  return null;
}

/** Returns a JSON Pointer to the part of a schema that its library cannot convert; empty for the schema itself. */
function unwritablePath(schema: unknown): string {
  for (const [name, part] of partsOf(schema)) {
    if (isForeignSchema(part) && !isWritable(part)) return `${name}${unwritablePath(part)}`;
  }
  return "";
}

function isWritable(schema: StandardSchema | TypeBoxKind): boolean {
  try {
    schemaContract(schema);
    return true;
  } catch {
    return false;
  }
}

/** The parts of a schema of Zod, Valibot or TypeBox, by the names that these give them. */
function partsOf(schema: unknown): [path: string, part: unknown][] {
  const own = Object(schema);
  const { shape, entries, properties, element, item, items, valueType, value, ...rest } = own.def ?? own;
  const { innerType, wrapped, options, anyOf } = rest;
  return [
    ...Object.entries(Object(shape ?? entries ?? properties)).map(([name, part]): [string, unknown] => [
      `/${name}`,
      part,
    ]),
    ...[element, item, items, valueType, value].flat().map((part): [string, unknown] => ["/*", part]),
    ...[innerType, wrapped, rest.in, options, anyOf].flat().map((part): [string, unknown] => ["", part]),
  ];
}
