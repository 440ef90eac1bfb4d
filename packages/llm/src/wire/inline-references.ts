import type { JsonSchema } from "@concordat/contracts/contract";
import { type Definitions, definitionOf, definitionSizes, isSmallInlined } from "./inlined-sizes.js";
import { rewriteSchema } from "./rewrite-schema.js";

/**
 * If inlining every reference would yield more subschemas than this, references to large definitions stay.
 */
const maxSubschemas = 3_000;

/** A definition with at most this many subschemas is inlined even if the schema becomes too large. */
const smallDefinition = 20;

/**
 * A schema in which local references are replaced by their targets. A reference that leads back to itself stays, and so
 * does one to a large definition if inlining it would multiply the schema; the definitions then stay too.
 * @throws {Error} when a reference leads nowhere
 */
export function inlineReferences(root: JsonSchema): JsonSchema {
  const { $defs = {}, ...body } = root;
  const isSmall = isSmallInlined(body, $defs, maxSubschemas);
  const sizeOf = definitionSizes($defs);
  const stays = ($ref: string): boolean => !isSmall && sizeOf($ref) > smallDefinition;
  const inline = (schema: JsonSchema, open: readonly string[]): JsonSchema =>
    rewriteSchema(schema, (node) => {
      const { $ref, ...beside } = node;
      if ($ref === undefined || $ref === "#" || open.includes($ref) || stays($ref)) return node;
      return besideTarget(inline(targetOf($ref, $defs), [...open, $ref]), beside);
    });
  const inlined = inline(body, []);
  return root.$defs !== undefined && JSON.stringify(inlined).includes('"$ref":')
    ? { ...inlined, $defs }
    : inlined;
}

/**
 * The definition that a reference names.
 * @throws {Error} when there is none
 */
export function targetOf($ref: string, $defs: Definitions): JsonSchema {
  const target = definitionOf($ref, $defs);
  if (target === undefined) throw new Error(`$ref ${$ref} leads nowhere`);
  return target;
}

/**
 * The keywords next to a reference apply as well: a keyword that both schemas have, or that reads the other's, must be
 * checked twice.
 */
export function besideTarget(target: JsonSchema, beside: JsonSchema): JsonSchema {
  const own = Object.keys(target);
  const clashes = Object.keys(beside).some((keyword) => own.some((other) => readsOther(keyword, other)));
  return clashes ? { ...beside, allOf: [target, ...(beside.allOf ?? [])] } : { ...target, ...beside };
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
