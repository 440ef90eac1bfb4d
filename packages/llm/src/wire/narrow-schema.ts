import {
  type JsonSchema,
  type JsonTypeName,
  parsePointer,
  type Violation,
} from "@concordat/contracts/contract";
import { omitUndefined } from "@concordat/contracts/options";
import { ownMember } from "../schema/own-member.js";
import { dereferenced } from "./references.js";

/** A place of which more is known than a list of values can say, such as the arguments of a tool. */
export interface NarrowedPlace {
  /** The schema sent to the engine for that place, instead of the contract's own. */
  readonly schema: JsonSchema;
  /** The violations of an answer there; paths are JSON Pointers from that place on. */
  validate(value: unknown): readonly Violation[];
}

/**
 * Request-time constraints: JSON Pointers to the values allowed there, as `{ "/post_id": ["p1", "p2"] }`, or to a
 * schema for that location. `*` means every item of an array.
 */
export type Narrowing = Readonly<Record<string, readonly (string | number)[] | NarrowedPlace>>;

/** Whether a place is narrowed to a list of values. */
export function isValueList(
  open: readonly (string | number)[] | NarrowedPlace,
): open is readonly (string | number)[] {
  return Array.isArray(open);
}

/**
 * The tokens of a location: a JSON Pointer (RFC 6901) in which `*` means every item.
 * @throws {RangeError} when it is not one: `post_id` without its slash would otherwise mean the whole value
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
   * The schema with the lists of values alone. A place with its own check is read with the contract's schema: read with
   * the wire schema, an invalid value would be dropped before it could be refused.
   */
  readonly asked: JsonSchema;
}

/**
 * A schema that allows, at each place, only the values given.
 * @throws {RangeError} when a place is not a JSON Pointer, not in the schema, or no value is open there: nothing could be answered
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

/** A narrowed schema, or why there is none: it has no such place, or allows none of the values that are open there. */
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
