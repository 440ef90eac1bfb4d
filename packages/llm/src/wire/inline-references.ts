import type { JsonSchema } from "@concordat/contracts/contract";
import { rewriteSchema } from "./rewrite-schema.js";

/**
 * A schema in which local references are replaced by what they lead to. One that leads back to itself stays a
 * reference, and the definitions with it.
 * @throws {Error} when a reference leads nowhere
 */
export function inlineReferences(root: JsonSchema): JsonSchema {
  const { $defs = {}, ...body } = root;
  const inline = (schema: JsonSchema, open: readonly string[]): JsonSchema =>
    rewriteSchema(schema, (node) => {
      const { $ref, ...beside } = node;
      if ($ref === undefined || $ref === "#" || open.includes($ref)) return node;
      const target = $defs[$ref.replace("#/$defs/", "")];
      if (target === undefined) throw new Error(`$ref ${$ref} leads nowhere`);
      return besideTarget(inline(target, [...open, $ref]), beside);
    });
  const inlined = inline(body, []);
  return root.$defs !== undefined && JSON.stringify(inlined).includes('"$ref":')
    ? { ...inlined, $defs }
    : inlined;
}

/** What stands beside a reference holds as well: a keyword that both have must hold twice. */
function besideTarget(target: JsonSchema, beside: JsonSchema): JsonSchema {
  const clashes = Object.keys(beside).some((keyword) => keyword in target && !annotations.has(keyword));
  return clashes ? { ...beside, allOf: [target, ...(beside.allOf ?? [])] } : { ...target, ...beside };
}

const annotations: ReadonlySet<string> = new Set(["title", "description", "default", "examples", "$comment"]);
