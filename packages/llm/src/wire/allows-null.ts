import type { JsonSchema } from "@concordat/contracts/contract";
import type { FollowReference } from "./references.js";

/**
 * Whether null satisfies a schema. All keywords that constrain null are evaluated; the others concern values of other
 * types. A reference that leads back to itself adds no constraint.
 */
export function allowsNull(
  schema: JsonSchema,
  target: FollowReference,
  passed: readonly string[] = [],
): boolean {
  const { $ref, type, const: only, enum: listed, anyOf, oneOf, allOf, not } = schema;
  const keeps = (inner: JsonSchema): boolean => allowsNull(inner, target, passed);
  return (
    (type === undefined || [type].flat().includes("null")) &&
    (only === undefined || only === null) &&
    (listed === undefined || listed.includes(null)) &&
    (anyOf === undefined || anyOf.some(keeps)) &&
    (oneOf === undefined || oneOf.filter(keeps).length === 1) &&
    (allOf === undefined || allOf.every(keeps)) &&
    (not === undefined || !keeps(not)) &&
    keepsCondition(schema, keeps) &&
    ($ref === undefined || passed.includes($ref) || allowsNull(target($ref), target, [...passed, $ref]))
  );
}

function keepsCondition(schema: JsonSchema, keeps: (inner: JsonSchema) => boolean): boolean {
  if (schema.if === undefined) return true;
  const branch = keeps(schema.if) ? schema.then : schema.else;
  return branch === undefined || keeps(branch);
}
