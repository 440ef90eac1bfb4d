import type { JsonSchema } from "@concordat/contracts/contract";
import { definitionSizes, isSmallInlined } from "./inlined-sizes.js";
import { besideTarget, targetOf } from "./references.js";
import { rewriteSchema } from "./rewrite-schema.js";

/**
 * Maximum number of subschemas after inlining. If all references would exceed it, references to large definitions are
 * not inlined.
 */
const maxSubschemas = 3_000;

/** A definition with at most this many subschemas is inlined even if the schema becomes too large. */
const smallDefinition = 20;

/**
 * Replaces the local references of a schema by their targets. A recursive reference stays. A reference to a large
 * definition also stays if inlining would multiply the size of the schema. The definitions of the remaining references
 * stay, too.
 * @throws {Error} when a reference has no target
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
