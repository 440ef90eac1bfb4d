import type { JsonSchema } from "@concordat/contracts/contract";
import { definitionSizes, isSmallInlined } from "./inlined-sizes.js";
import { besideTarget, targetOf } from "./references.js";
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
