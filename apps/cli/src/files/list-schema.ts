import type { JsonSchema } from "@concordat/contracts/contract";
import { omitUndefined } from "@concordat/contracts/options";

/**
 * The schema of a file with a list of a contract's values, such as a feed or profile file. Editors use it to
 * complete and check the file.
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
