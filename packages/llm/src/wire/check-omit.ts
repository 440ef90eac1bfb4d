import type { JsonSchema } from "@concordat/contracts/contract";
import { rewriteSchema } from "./rewrite-schema.js";

/**
 * Refuses names that cannot be omitted.
 * @throws {RangeError} when no object of the schema has such a property, or every one that has it requires it
 */
export function checkOmit(schema: JsonSchema, omit: readonly string[]): void {
  if (omit.length === 0) return;
  const known = new Set<string>();
  const optional = new Set<string>();
  rewriteSchema(schema, (node) => {
    for (const name of Object.keys(node.properties ?? {})) {
      known.add(name);
      if (node.required?.includes(name) !== true) optional.add(name);
    }
    return node;
  });
  for (const name of omit) {
    if (!known.has(name)) throw new RangeError(`omit: the contract has no property ${name}`);
    if (!optional.has(name)) throw new RangeError(`omit: the contract requires ${name}`);
  }
}
