import type { JsonSchema, JsonTypeName, JsonValue } from "@concordat/contracts/contract";
import { omitUndefined, ownMember } from "@concordat/contracts/options";
import type { WireForm } from "./lowering.js";
import { nullable } from "./nullable.js";

/** The part of an engine's form about unions. */
export type FlatForm = Pick<WireForm, "unions">;

/**
 * Merges the object branches of a union into one object with the properties of all of them. A property that some
 * branches lack may be null. The other branches remain a union if the engine supports unions; otherwise they become a
 * list of types.
 */
export function flattenedUnion(branches: readonly JsonSchema[], form: FlatForm): JsonSchema {
  const objects = branches.filter(({ properties }) => properties !== undefined);
  const others = distinct(branches.filter(({ properties }) => properties === undefined));
  const merged = objects.length === 0 ? others : [asOneObject(objects, form), ...others];
  const [only] = merged;
  if (merged.length === 1 && only !== undefined) return only;
  return form.unions === "flat" ? asOneSchema(merged) : { anyOf: merged };
}

function asOneObject(objects: readonly JsonSchema[], form: FlatForm): JsonSchema {
  const names = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  const properties = names.map((name): [string, JsonSchema] => {
    const found = objects.flatMap(({ properties: own }) => ownMember(own, name) ?? []);
    const merged = mergedProperty(found, form);
    return [name, found.length < objects.length ? nullable(merged, form) : merged];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: names,
    additionalProperties: false,
  };
}

/** The schema of a property in any of the objects. */
function mergedProperty(schemas: readonly JsonSchema[], form: FlatForm): JsonSchema {
  const different = distinct(schemas);
  const [first = {}] = different;
  if (different.length === 1) return first;
  if (!different.every(isListed)) return flattenedUnion(different, form);
  const types = typesOf(different);
  const { const: _, ...rest } = first;
  return {
    ...rest,
    ...(types.length > 1 ? { type: types } : {}),
    enum: [...new Set(different.flatMap(listedValues))],
  };
}

/** Returns a schema that accepts the values of all schemas, for engines without unions. */
function asOneSchema(schemas: readonly JsonSchema[]): JsonSchema {
  const object = schemas.find(({ properties }) => properties !== undefined) ?? {};
  const arrays = schemas.filter(({ items }) => items !== undefined);
  const items = arrays.length === 1 ? arrays[0]?.items : undefined;
  return {
    ...object,
    type: typesOf(schemas),
    ...omitUndefined({ items }),
    ...(schemas.every(isListed) ? { enum: [...new Set(schemas.flatMap(listedValues))] } : {}),
  };
}

function isListed(schema: JsonSchema): boolean {
  return schema.enum !== undefined || schema.const !== undefined;
}

function listedValues(schema: JsonSchema): readonly JsonValue[] {
  return schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
}

function typesOf(schemas: readonly JsonSchema[]): JsonTypeName[] {
  return [...new Set(schemas.flatMap(({ type }) => type ?? []))];
}

function distinct(schemas: readonly JsonSchema[]): JsonSchema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
}
