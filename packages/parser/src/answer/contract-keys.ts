import { memoize } from "../contract/memoize.js";
import { alternatives, itemSchemas, type Schema, typesOf } from "../contract/schema.js";
import type { Node } from "../node/node.js";
import { normalise } from "../repairs/key-case/key-case.js";

/** A key that distinguishes a value of a contract from other text. */
export interface ContractKey {
  readonly name: string;
  /** The schemas of the key's value; empty if the contract does not constrain it. */
  readonly schemas: readonly Schema[];
}

/** Maximum depth of nested lists whose items' keys count. */
const maxLists = 3;

/** The keys of a contract by their normalized names, and whether it allows other keys. */
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
 * Returns a function that finds the key of the contract for a name, regardless of spelling, or `null`. If the root is a
 * list, the keys are those of its items. If a contract allows additional keys, every name is a key.
 */
export const contractKeys = memoize((root: Schema) => {
  const { keys, open } = keysOf(root);
  return (name: string): ContractKey | null =>
    keys.get(normalise(name)) ?? (open ? { name, schemas: [] } : null);
});

/** Whether a value is an object with at least one key of the contract. Such an object is an answer or a part of one. */
export function hasContractKey(root: Schema, { kind, entries }: Node): boolean {
  return kind === "object" && entries.some(({ key }) => contractKeys(root)(key) !== null);
}

/** Whether a key of the contract starts with this text. */
export function beginsKey(root: Schema, begun: string): boolean {
  const { keys, open } = keysOf(root);
  return open || [...keys.keys()].some((name) => name.startsWith(normalise(begun)));
}

/** Whether a schema describes objects whose keys it does not name, such as a map. */
function isOpen(schema: Schema): boolean {
  const { properties = {}, additionalProperties: rest, items, prefixItems } = schema;
  const types = typesOf(schema);
  if (items !== undefined || prefixItems !== undefined || (types.length > 0 && !types.includes("object")))
    return false;
  return typeof rest === "object" || (rest !== false && Object.keys(properties).length === 0);
}
