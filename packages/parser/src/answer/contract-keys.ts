import { memoize } from "../contract/memoize.js";
import { alternatives, itemSchemas, type Schema, typesOf } from "../contract/schema.js";
import type { Node } from "../node/node.js";
import { normalise } from "../repairs/key-case/key-case.js";

/** A key by which a value of a contract is told from other text. */
export interface ContractKey {
  readonly name: string;
  /** What its value may be; empty if the contract leaves that open. */
  readonly schemas: readonly Schema[];
}

/** How deep lists of lists may be for the keys of their items to count. */
const maxLists = 3;

/** The keys of a contract by their normalised names, and whether it leaves its keys open. */
export const keysOf = memoize((root: Schema) => {
  const keys = new Map<string, ContractKey>();
  let open = false;
  let level: readonly Schema[] = [root];
  for (let depth = 0; depth < maxLists; depth++) {
    const branches = level.flatMap((schema) => alternatives(root)(schema));
    for (const branch of branches) {
      for (const [name, property] of Object.entries(branch.properties ?? {})) {
        const { schemas } = keys.get(normalise(name)) ?? { schemas: [] };
        keys.set(normalise(name), { name, schemas: [...schemas, ...alternatives(root)(property)] });
      }
      open ||= isOpen(branch);
    }
    level = branches.flatMap(itemSchemas);
  }
  return { keys, open };
});

/**
 * Finds the key of a contract that a name means, however it is spelled; null when it means none of them. Its keys are those of its
 * root, or of the items of its list; one that leaves its keys open has every key.
 */
export const contractKeys = memoize((root: Schema) => {
  const { keys, open } = keysOf(root);
  return (name: string): ContractKey | null =>
    keys.get(normalise(name)) ?? (open ? { name, schemas: [] } : null);
});

/** Whether a value is an object with a key of a contract: an answer, or a part of one. */
export function hasContractKey(root: Schema, { kind, entries }: Node): boolean {
  return kind === "object" && entries.some(({ key }) => contractKeys(root)(key) !== null);
}

/** Whether a key of a contract begins like this. */
export function beginsKey(root: Schema, begun: string): boolean {
  const { keys, open } = keysOf(root);
  return open || [...keys.keys()].some((name) => name.startsWith(normalise(begun)));
}

/** Whether a schema is about objects whose keys it does not name, as in a map. */
function isOpen(schema: Schema): boolean {
  const { properties = {}, additionalProperties: rest, items, prefixItems } = schema;
  const types = typesOf(schema);
  if (items !== undefined || prefixItems !== undefined || (types.length > 0 && !types.includes("object")))
    return false;
  return typeof rest === "object" || (rest !== false && Object.keys(properties).length === 0);
}
