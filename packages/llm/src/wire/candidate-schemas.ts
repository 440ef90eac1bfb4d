import { type JsonSchema, type JsonTypeName, type JsonValue, pointerTo } from "@concordat/contracts/contract";
import { isRecord, ownMember } from "@concordat/contracts/options";

/** Returns the schemas that a value may satisfy. Unions are expanded, and branches that cannot apply are omitted. */
export function candidatesAt(value: unknown, schemas: readonly JsonSchema[]): JsonSchema[] {
  return schemas.flatMap((schema) => {
    const branches = schema.oneOf ?? schema.anyOf;
    if (!mayFit(value, schema)) return [];
    return branches === undefined ? [schema] : [schema, ...candidatesAt(value, branches)];
  });
}

/** Returns the schemas for a member of an object, or for an item of an array. */
export function memberSchemas(
  holder: object,
  key: string,
  schemas: readonly JsonSchema[],
): readonly JsonSchema[] {
  return schemas.flatMap(({ prefixItems = [], items, properties, additionalProperties }) => {
    if (Array.isArray(holder)) {
      const item = prefixItems[Number(key)] ?? items;
      return typeof item === "object" ? [item] : [];
    }
    const own = ownMember(properties, key);
    if (own !== undefined) return [own];
    return typeof additionalProperties === "object" ? [additionalProperties] : [];
  });
}

/** A location in a value, with the schemas that the value there may satisfy. */
export interface DescribedPlace {
  /** JSON Pointer to the location. */
  readonly path: string;
  readonly value: unknown;
  readonly candidates: readonly JsonSchema[];
}

/** Yields every location of a value with the schemas that may apply to it. A location comes before those inside it. */
export function* describedPlaces(
  value: unknown,
  schemas: readonly JsonSchema[],
  path = "",
): Generator<DescribedPlace> {
  const candidates = candidatesAt(value, schemas);
  yield { path, value, candidates };
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value))
    yield* describedPlaces(member, memberSchemas(value, key, candidates), pointerTo(path, key));
}

/** Whether a schema constrains a value directly and not through branches. */
export function isLeaf({ oneOf, anyOf }: JsonSchema): boolean {
  return oneOf === undefined && anyOf === undefined;
}

/** Whether a schema lists all its values. A model never writes only a part of such a value. */
export function isListed(schema: JsonSchema): boolean {
  return schema.enum !== undefined || schema.const !== undefined;
}

/** Whether an integer has two bounds. An engine that enforces them generates the integer digit by digit. */
export function isBoundedInteger({ minimum, maximum }: JsonSchema): boolean {
  return minimum !== undefined && maximum !== undefined;
}

function mayFit(value: unknown, schema: JsonSchema): boolean {
  const types = schema.type === undefined ? null : [schema.type].flat();
  if (types !== null && !types.some((type) => hasType(value, type))) return false;
  if (isRecord(value)) {
    return Object.entries(schema.properties ?? {}).every(
      ([name, property]) => !Object.hasOwn(value, name) || isAmong(value[name], property),
    );
  }
  return isAmong(value, schema);
}

/**
 * Whether a value may be one of the values that a schema lists. True if the schema lists no values, or lists an object
 * or array.
 */
function isAmong(value: unknown, schema: JsonSchema): boolean {
  const listed: readonly JsonValue[] | undefined =
    schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (listed === undefined || listed.some((item) => typeof item === "object" && item !== null)) return true;
  return listed.some((item) => item === value);
}

/** Whether a value is of a type, by the names that JSON Schema gives them. */
export function hasType(value: unknown, type: JsonTypeName): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return isRecord(value);
  return typeof value === type;
}
