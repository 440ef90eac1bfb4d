import type { JsonSchema } from "@concordat/contracts/contract";
import { omitUndefined } from "@concordat/contracts/options";

/**
 * Returns the schema of a file with a list of values, such as a feed or a profile file. Editors use it for completion
 * and validation.
 * @example
 * listSchema({ $id: "urn:…", title: "Post", $defs: { Id }, type: "object" });
 * // { title: "PostList", type: "array", items: { title: "Post", type: "object" }, $defs: { Id } }
 */
export function listSchema({ $schema, $id, $defs, ...item }: JsonSchema): JsonSchema {
  return {
    ...omitUndefined({ $schema }),
    title: `${item.title}List`,
    description: `A file of values that each keep ${$id}.`,
    type: "array",
    items: item,
    // References within the schema start at its root, which is now the list.
    ...omitUndefined({ $defs }),
  };
}
