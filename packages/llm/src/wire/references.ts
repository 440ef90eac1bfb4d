import type { JsonSchema } from "@concordat/contracts/contract";
import { ownMember } from "@concordat/contracts/options";

/** The definitions of a schema, by name. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** Returns the schema that a reference refers to. */
export type FollowReference = ($ref: string) => JsonSchema;

/** Returns the definition that a reference names; `undefined` if it does not exist. */
export function referencedDefinition($ref: string | undefined, $defs: Definitions): JsonSchema | undefined {
  const name = $ref?.replace("#/$defs/", "") ?? "";
  return ownMember($defs, name);
}

/**
 * Returns a function that finds the target of a reference: a definition, or the schema itself for `#`.
 * @throws {Error} when a reference has no target
 */
export function targetsIn(root: JsonSchema): FollowReference {
  return ($ref) => ($ref === "#" ? root : targetOf($ref, root.$defs ?? {}));
}

/**
 * Replaces a reference by the definition that it refers to, also through several references. A schema without a
 * reference to a definition is returned unchanged.
 * @throws {Error} when a reference has no target
 */
export function dereferenced(schema: JsonSchema, $defs: Definitions): JsonSchema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined || $ref === "#") return schema;
  return dereferenced(besideTarget(targetOf($ref, $defs), beside), $defs);
}

/**
 * Combines the target of a reference with the keywords next to the reference. They become one schema, unless a keyword
 * of one has the same name as a keyword of the other or depends on it, as `additionalProperties` depends on
 * `properties`. The target then becomes a member of `allOf`.
 */
export function besideTarget(target: JsonSchema, beside: JsonSchema): JsonSchema {
  const own = Object.keys(target);
  const clashes = Object.keys(beside).some((keyword) => own.some((other) => readsOther(keyword, other)));
  return clashes ? { ...beside, allOf: [target, ...(beside.allOf ?? [])] } : { ...target, ...beside };
}

/**
 * Returns the definition that a reference names.
 * @throws {Error} when it does not exist
 */
export function targetOf($ref: string, $defs: Definitions): JsonSchema {
  const target = referencedDefinition($ref, $defs);
  if (target === undefined) throw new Error(`$ref ${$ref} leads nowhere`);
  return target;
}

/** Keywords that read each other when they are in one schema. */
const families: readonly ReadonlySet<string>[] = [
  new Set(["properties", "patternProperties", "additionalProperties"]),
  new Set(["prefixItems", "items"]),
  new Set(["contains", "minContains", "maxContains"]),
  new Set(["if", "then", "else"]),
];

/** Whether a keyword next to a reference cannot be in one schema with one of its target. */
function readsOther(keyword: string, other: string): boolean {
  if (annotations.has(keyword)) return false;
  return (
    keyword === other ||
    other.startsWith("unevaluated") ||
    families.some((family) => family.has(keyword) && family.has(other))
  );
}

const annotations: ReadonlySet<string> = new Set(["title", "description", "default", "examples", "$comment"]);
