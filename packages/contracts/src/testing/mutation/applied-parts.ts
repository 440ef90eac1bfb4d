import { isSchema, type JsonSchema, resolveRef, schemaList, schemaMap } from "@concordat/dialect";
import type { Vector } from "../schema-folder.js";

/** A part of vectors, and those that have it: most vectors differ from the others in one place. */
export interface AppliedPart {
  readonly instance: unknown;
  readonly vectors: readonly Vector[];
}

interface GatheredPart extends AppliedPart {
  readonly vectors: Vector[];
}

/** A part that few vectors have is likely to be what they are there for. */
const rarerFirst = (a: AppliedPart, b: AppliedPart) => a.vectors.length - b.vectors.length;

/**
 * The parts of vectors that each schema object of a schema is applied to, equal ones once; of a union, every branch
 * counts.
 */
export function appliedParts(
  root: JsonSchema,
  vectors: readonly Vector[],
): ReadonlyMap<JsonSchema, readonly AppliedPart[]> {
  const applied = new Map<JsonSchema, Map<string, GatheredPart>>();
  for (const vector of vectors) apply(root, vector.data, vector);
  return new Map([...applied].map(([schema, parts]) => [schema, [...parts.values()].sort(rarerFirst)]));

  function apply(reference: JsonSchema, instance: unknown, vector: Vector): void {
    const schema = resolveRef(reference, root);
    add(schema, instance, vector);
    for (const branch of schemaList(schema.oneOf)) apply(branch, instance, vector);
    if (Array.isArray(instance) && isSchema(schema.items)) {
      for (const item of instance) apply(schema.items, item, vector);
    } else if (isSchema(instance)) applyToMembers(schema, instance, vector);
  }

  function add(schema: JsonSchema, instance: unknown, vector: Vector): void {
    const parts = applied.get(schema) ?? new Map<string, GatheredPart>();
    applied.set(schema, parts);
    const text = JSON.stringify(instance);
    const part = parts.get(text) ?? { instance, vectors: [] };
    parts.set(text, part);
    if (part.vectors.at(-1) !== vector) part.vectors.push(vector);
  }

  function applyToMembers(schema: JsonSchema, instance: JsonSchema, vector: Vector): void {
    const properties = new Map(schemaMap(schema.properties));
    for (const [key, member] of Object.entries(instance)) {
      const named = properties.get(key);
      if (named !== undefined) apply(named, member, vector);
      else if (isSchema(schema.additionalProperties)) apply(schema.additionalProperties, member, vector);
    }
  }
}
