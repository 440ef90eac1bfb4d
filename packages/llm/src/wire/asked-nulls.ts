import type { JsonSchema } from "@concordat/contracts/contract";
import { allowsNull } from "./allows-null.js";
import { candidatesAt, isLeaf, isListed, memberSchemas } from "./candidate-schemas.js";
import { type FollowReference, targetsIn } from "./references.js";

/** The schemas that may apply to a value at one location, and a function that follows their references. */
interface Side {
  readonly target: FollowReference;
  readonly here: readonly JsonSchema[];
}

/**
 * Removes nulls from an answer if they only mean that a property is absent. An engine may force the model to write
 * every key. A null is removed if the contract has the property as optional and does not allow null there. All other
 * nulls are values that the model chose, and are preserved.
 * @param contract the contract before lowering, with its request-time constraints
 * @param wire the lowered contract
 */
export function withoutAskedNulls(value: unknown, contract: JsonSchema, wire: JsonSchema): unknown {
  return strip(
    value,
    { target: targetsIn(contract), here: [contract] },
    { target: targetsIn(wire), here: [wire] },
  );
}

function strip(value: unknown, contract: Side, wire: Side): unknown {
  if (typeof value !== "object" || value === null || wire.here.length === 0) return value;
  const written = Array.isArray(value) ? value : withoutNulls(value);
  const allowed = sideAt(written, contract);
  const asked = closedOf(sideAt(written, wire));
  const inner = (member: unknown, key: string): unknown =>
    strip(member, memberOf(value, key, allowed), memberOf(value, key, asked));
  if (Array.isArray(value)) return value.map((item, index) => inner(item, String(index)));
  const mayBeNull = (key: string, side: Side): boolean =>
    memberOf(value, key, side).here.some((schema) => allowsNull(schema, side.target));
  const isRequired = (key: string): boolean => allowed.here.some(({ required }) => required?.includes(key));
  const standsForAbsence = (key: string): boolean =>
    mayBeNull(key, asked) && !isRequired(key) && !mayBeNull(key, allowed) && !allowed.here.some(isAnything);
  const members = Object.entries(value).filter(([key, member]) => member !== null || !standsForAbsence(key));
  return Object.fromEntries(members.map(([key, member]) => [key, inner(member, key)]));
}

/** Whether a schema allows an object with arbitrary members. A null among them may be a value that the model chose. */
function isAnything(schema: JsonSchema): boolean {
  const { $ref, allOf, properties, additionalProperties = true } = schema;
  const says = [$ref, allOf, properties].some((keyword) => keyword !== undefined);
  return !says && additionalProperties === true && isLeaf(schema) && !isListed(schema);
}

/** Returns an object without its null members, so that the remaining members determine the branch of a union. */
function withoutNulls(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
}

function sideAt(value: unknown, { target, here }: Side): Side {
  return { target, here: openedAt(value, here, target, []) };
}

/** Returns the object schemas whose keys the engine had to write. Objects with arbitrary keys are excluded. */
function closedOf({ target, here }: Side): Side {
  return { target, here: here.filter(({ patternProperties }) => patternProperties === undefined) };
}

function memberOf(holder: object, key: string, { target, here }: Side): Side {
  return { target, here: memberSchemas(holder, key, here) };
}

/** Returns the schemas that may apply to a value, including those behind references. */
function openedAt(
  value: unknown,
  schemas: readonly JsonSchema[],
  target: FollowReference,
  passed: readonly string[],
): JsonSchema[] {
  return candidatesAt(value, schemas).flatMap((schema) => {
    const { $ref } = schema;
    if ($ref === undefined || passed.includes($ref)) return [schema];
    return [schema, ...openedAt(value, [target($ref)], target, [...passed, $ref])];
  });
}
