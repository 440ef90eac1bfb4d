import type { JsonSchema } from "@concordat/contracts/contract";
import { mapSchema } from "./map-schema.js";

/**
 * A schema without `$ref` and `$defs`: every local reference replaced by what it leads to.
 * @throws {Error} when a schema refers to itself, which no grammar of finite length can hold
 */
export function inlineReferences(root: JsonSchema): JsonSchema {
  const { $defs = {}, ...body } = root;
  const inline = (schema: JsonSchema, open: readonly string[]): JsonSchema =>
    mapSchema(schema, (node) => {
      const { $ref, ...beside } = node;
      if ($ref === undefined) return node;
      const target = $defs[$ref.replace("#/$defs/", "")];
      if (target === undefined) throw new Error(`$ref ${$ref} leads nowhere`);
      if (open.includes($ref)) throw new Error(`$ref ${$ref} leads back to itself`);
      return { ...inline(target, [...open, $ref]), ...beside };
    });
  return inline(body, []);
}
