import type { JsonSchema } from "@concordat/contracts/contract";
import { candidatesAt, memberSchemas } from "./candidate-schemas.js";

/**
 * An answer without the nulls that were asked for: where an engine wants every property written, null stands for one
 * that is absent. A null that the contract itself allows, or that stands where it wants a value, is kept.
 */
export function withoutAskedNulls(value: unknown, schemas: readonly JsonSchema[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const candidates = candidatesAt(value, schemas);
  if (candidates.length === 0) return value;
  const inner = (member: unknown, key: string): unknown =>
    withoutAskedNulls(member, memberSchemas(value, key, candidates));
  if (Array.isArray(value)) return value.map((item, index) => inner(item, String(index)));
  const kept = Object.entries(value).filter(([key, member]) => member !== null || isMeant(key, candidates));
  return Object.fromEntries(kept.map(([key, member]) => [key, inner(member, key)]));
}

/** Whether null says something under a key. */
function isMeant(key: string, candidates: readonly JsonSchema[]): boolean {
  return candidates.some(({ properties = {}, required = [], additionalProperties }) => {
    if (required.includes(key)) return true;
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return own === undefined ? typeof additionalProperties === "object" : mayBeNull(own);
  });
}

function mayBeNull({ type, const: only, enum: listed, oneOf, anyOf }: JsonSchema): boolean {
  if (type !== undefined) return [type].flat().includes("null");
  if (listed !== undefined) return listed.includes(null);
  if (only !== undefined) return only === null;
  return (oneOf ?? anyOf)?.some(mayBeNull) ?? true;
}
