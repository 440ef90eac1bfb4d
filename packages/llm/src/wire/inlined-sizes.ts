import type { JsonSchema } from "@concordat/contracts/contract";
import { type Definitions, referencedDefinition } from "./references.js";
import { rewriteSchema } from "./rewrite-schema.js";

/** Whether a schema has at most `maxSubschemas` subschemas after all references except recursive ones are inlined. */
export function isSmallInlined(schema: JsonSchema, $defs: Definitions, maxSubschemas: number): boolean {
  let remaining = maxSubschemas;
  const count = (inner: JsonSchema, open: readonly string[]): void => {
    rewriteSchema(inner, (node) => {
      remaining -= 1;
      const target = open.includes(node.$ref ?? "") ? undefined : referencedDefinition(node.$ref, $defs);
      if (target !== undefined && remaining >= 0) count(target, [...open, node.$ref ?? ""]);
      return node;
    });
  };
  count(schema, []);
  return remaining >= 0;
}

/**
 * Returns a function that counts the subschemas of the definition behind a reference once every reference in it is
 * inlined; infinite if the definition is recursive. The count of each definition is computed once.
 */
export function definitionSizes($defs: Definitions): ($ref: string) => number {
  const known = new Map<string, number>();
  const sizeOf = ($ref: string): number => {
    const size = known.get($ref);
    if (size !== undefined) return size;
    known.set($ref, Number.POSITIVE_INFINITY);
    let sum = 0;
    rewriteSchema(referencedDefinition($ref, $defs) ?? {}, (node) => {
      sum += 1 + (node.$ref === undefined || node.$ref === "#" ? 0 : sizeOf(node.$ref));
      return node;
    });
    known.set($ref, sum);
    return sum;
  };
  return sizeOf;
}
