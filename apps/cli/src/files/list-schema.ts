import type { JsonSchema } from "@concordat/contracts/contract";

/**
 * The schema of a file that contains a list of a contract's values, as feed and profile files do. Editors complete and
 * check such a file with it.
 * @example
 * listSchema({ $id: "urn:…", title: "Post", $defs: { Id }, type: "object" });
 * // { title: "PostList", type: "array", items: { title: "Post", type: "object" }, $defs: { Id } }
 */
export function listSchema({ $schema, $id, $defs, ...item }: JsonSchema): JsonSchema {
  return {
    ...($schema === undefined ? {} : { $schema }),
    title: `${item.title}List`,
    description: `A file of values that each keep ${$id}.`,
    type: "array",
    items: item,
    // References within the schema begin at its root, and the root is the list now.
    ...($defs === undefined ? {} : { $defs }),
  };
}
