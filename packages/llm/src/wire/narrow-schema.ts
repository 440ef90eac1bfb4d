import {
  type JsonSchema,
  type JsonTypeName,
  parsePointer,
  type Violation,
} from "@concordat/contracts/contract";
import { omitUndefined, ownMember } from "@concordat/contracts/options";
import { dereferenced } from "./references.js";

/** A constraint that a list of values cannot express, such as the schema of a tool's arguments. */
export interface NarrowedPlace {
  /** The schema to send to the engine for that location, instead of the contract's own schema. */
  readonly schema: JsonSchema;
  /** Returns the violations of a value at that location. Their paths are relative JSON Pointers from there. */
  validate(value: unknown): readonly Violation[];
}

/**
 * Request-time constraints: JSON Pointers to the values allowed there, as `{ "/post_id": ["p1", "p2"] }`, or to a
 * schema for that location. `*` means every item of an array.
 */
export type Narrowing = Readonly<Record<string, readonly (string | number)[] | NarrowedPlace>>;

/** Whether a location is restricted to a list of values. */
export function isValueList(
  open: readonly (string | number)[] | NarrowedPlace,
): open is readonly (string | number)[] {
  return Array.isArray(open);
}

/**
 * Splits a JSON Pointer (RFC 6901) into its tokens. The token `*` represents every item of an array.
 * @throws {RangeError} when the text is not a JSON Pointer, such as `post_id` without the slash
 */
export function placeTokens(pointer: string): readonly string[] {
  if (pointer !== "" && !pointer.startsWith("/"))
    throw new RangeError(`narrow: ${JSON.stringify(pointer)} is not a JSON Pointer; write "/${pointer}"`);
  if (/~(?![01])/.test(pointer))
    throw new RangeError(`narrow: ${JSON.stringify(pointer)} is not a JSON Pointer; write ~0 for "~"`);
  return parsePointer(pointer);
}

/** A schema with the narrowings of a request. */
interface NarrowedSchema {
  /** The schema with every narrowing. */
  readonly narrowed: JsonSchema;
  /**
   * The schema with the lists of allowed values only. A location with its own check keeps the contract's schema. If the
   * wire schema were used to read an answer, an invalid value would be dropped before it could be rejected.
   */
  readonly asked: JsonSchema;
}

/**
 * Restricts the given locations of a schema to the values allowed in this request.
 * @throws {RangeError} when a location is not a JSON Pointer or not in the schema, or when no value is allowed there
 */
export function narrowSchema(schema: JsonSchema, narrowing: Narrowing): NarrowedSchema {
  let [narrowed, asked] = [schema, schema];
  for (const [pointer, open] of Object.entries(narrowing)) {
    const before = narrowed;
    narrowed = narrowPlace(before, pointer, open, schema.$defs);
    if (!isValueList(open)) continue;
    asked = asked === before ? narrowed : narrowPlace(asked, pointer, open, schema.$defs);
  }
  return { narrowed, asked };
}

function narrowPlace(
  schema: JsonSchema,
  pointer: string,
  open: Narrowing[string],
  $defs: JsonSchema["$defs"],
): JsonSchema {
  if (isValueList(open) && open.length === 0)
    throw new RangeError(`narrow: nothing is open at ${pointer}, so there is nothing to answer`);
  const narrow = (schemaAt: JsonSchema): Narrowed =>
    isValueList(open) ? asEnum(schemaAt, open) : open.schema;
  const result = narrowAt(schema, placeTokens(pointer), narrow, $defs);
  if (result === "no such place") throw new RangeError(`narrow: the contract has no place ${pointer}`);
  if (result === "nothing open")
    throw new RangeError(`narrow: the contract allows none of the values that are open at ${pointer}`);
  return result;
}

/**
 * A restricted schema, or the reason why there is none: the location does not exist, or the contract allows none of the
 * values.
 */
type Narrowed = JsonSchema | "no such place" | "nothing open";

function narrowAt(
  reference: JsonSchema,
  path: readonly string[],
  narrow: (schemaAt: JsonSchema) => Narrowed,
  $defs: JsonSchema["$defs"],
): Narrowed {
  const [token, ...rest] = path;
  if (token === undefined) return narrow(reference);
  // A narrowing applies here alone, not to every use of the definition.
  const schema = dereferenced(reference, $defs ?? {});
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined) {
    const narrowed = branches.map((branch) => narrowAt(branch, path, narrow, $defs));
    if (narrowed.every((branch) => branch === "no such place")) return "no such place";
    // A branch that is tagged with another value is closed: LIKE leaves only the branch of LIKE.
    const open = narrowed.flatMap((branch, index) =>
      branch === "nothing open" ? [] : branch === "no such place" ? (branches[index] ?? []) : branch,
    );
    if (open.length === 0) return "nothing open";
    return schema.oneOf === undefined ? { ...schema, anyOf: open } : { ...schema, oneOf: open };
  }
  if (token === "*") {
    const items =
      typeof schema.items === "object" ? narrowAt(schema.items, rest, narrow, $defs) : "no such place";
    return typeof items === "string" ? items : { ...schema, items };
  }
  const { properties = {} } = schema;
  const property = ownMember(properties, token);
  const narrowed = property === undefined ? "no such place" : narrowAt(property, rest, narrow, $defs);
  return typeof narrowed === "string"
    ? narrowed
    : { ...schema, properties: { ...properties, [token]: narrowed } };
}

/** Restricts a schema to the allowed values that its own enumeration contains, if it has one. */
function asEnum(schemaAt: JsonSchema, open: readonly (string | number)[]): Narrowed {
  const { description, title } = schemaAt;
  const listed = schemaAt.const === undefined ? schemaAt.enum : [schemaAt.const];
  const values = listed === undefined ? open : open.filter((value) => listed.includes(value));
  if (values.length === 0) return "nothing open";
  const types = new Set(
    values.map((value): JsonTypeName => (typeof value === "string" ? "string" : "number")),
  );
  return {
    ...omitUndefined({ title, description }),
    type: types.size === 1 ? ([...types][0] ?? "string") : [...types],
    enum: [...new Set(values)],
  };
}
