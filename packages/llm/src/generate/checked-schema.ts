import type { SchemaContract, StandardSchema, TypeBoxKind } from "@concordat/parser";
import { isForeignSchema, schemaContract } from "@concordat/parser/async";
import { asClause } from "../words/as-clause.js";

type ForeignSchema<Output> = StandardSchema<Output> | TypeBoxKind;

/** Schemas of which every part is known to have a JSON Schema. */
const writable = new WeakSet<object>();

/**
 * Converts a schema of another library to a contract. A part that JSON Schema cannot express is rejected; it never
 * becomes a schema that accepts everything.
 * @throws {TypeError} with the location of the part that cannot be converted
 */
export function checkedSchema<Output>(schema: ForeignSchema<Output>): SchemaContract<Output> {
  try {
    const contract = schemaContract(schema);
    if (!writable.has(schema)) assertWritten(schema);
    writable.add(schema);
    return contract;
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    // No part of a schema of Zod 3 can be written.
    const path = isZod3(schema) ? "" : unwritablePath(schema);
    // Its own stack is so deep that it does not reach the caller.
    throw new TypeError(path === "" ? cause.message : `${asClause(cause.message)} (at ${path})`, { cause });
  }
}

function isZod3(schema: object): boolean {
  return "~standard" in schema && vendorOf(schema) === "zod" && !("_zod" in schema);
}

function vendorOf(schema: object): unknown {
  return Object(Reflect.get(schema, "~standard")).vendor;
}

/**
 * Rejects a schema with a type that the library would convert to an empty JSON Schema, which accepts everything.
 * @throws {TypeError} with the location of that type
 */
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

/** Returns the JSON Schema of an ArkType schema. Types that JSON does not have are marked with `unwritable`. */
function markedByArkType(schema: object): unknown {
  const { input } = Object(Object(Reflect.get(schema, "~standard")).jsonSchema);
  const fallback = { date: mark, domain: mark, proto: mark, unit: mark };
  return input({ target: "draft-2020-12", libraryOptions: { fallback } });
}

/** Returns a JSON Pointer to the first object that satisfies a condition; `null` if there is none. */
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

/** Returns the parts of a Zod, Valibot or TypeBox schema with their paths. Each library has its own names for them. */
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
