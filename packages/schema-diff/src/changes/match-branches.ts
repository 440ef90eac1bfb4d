import { equalSchemas } from "../schema/equal-schemas.js";
import { canonicalText } from "../schema/json.js";
import { childMap, isPlainNode, type SchemaNode } from "../schema/node.js";
import { followed } from "./pairs.js";

/** The branches of two unions: pairs of the same alternative, and branches that only one of the unions has. */
export interface MatchedBranches {
  readonly both: readonly (readonly [before: SchemaNode, after: SchemaNode])[];
  readonly removed: readonly SchemaNode[];
  readonly added: readonly SchemaNode[];
}

/**
 * Properties by which branches are matched, most reliable first. Two branches match if each one is the only branch in
 * its union with this property's value.
 */
const likenesses: readonly ((branch: SchemaNode) => string | undefined)[] = [
  tagsOf,
  ({ schema }) => (typeof schema === "object" && typeof schema.$ref === "string" ? schema.$ref : undefined),
  (branch) => keywordText(branch, "title"),
  (branch) => namesOf(branch),
  (branch) => keywordText(branch, "type"),
];

export function matchBranches(
  oldBranches: readonly SchemaNode[],
  newBranches: readonly SchemaNode[],
): MatchedBranches {
  const both: (readonly [SchemaNode, SchemaNode])[] = [];
  const removed = [...oldBranches];
  const added = [...newBranches];
  const join = (before: SchemaNode, after: SchemaNode): void => {
    both.push([before, after]);
    removed.splice(removed.indexOf(before), 1);
    added.splice(added.indexOf(after), 1);
  };
  for (const before of oldBranches) {
    const after = added.find((branch) =>
      equalSchemas(before.schema, before.document, branch.schema, branch.document),
    );
    if (after !== undefined) join(before, after);
  }
  for (const likeness of likenesses) {
    for (const before of [...removed]) {
      const text = likeness(before);
      if (text === undefined) continue;
      const [after, ...others] = added.filter((branch) => likeness(branch) === text);
      const isAlone =
        others.length === 0 && removed.filter((branch) => likeness(branch) === text).length === 1;
      if (after !== undefined && isAlone) join(before, after);
    }
  }
  // One branch is left on each side, at the same index: it was rewritten.
  const [before, after] = [removed[0], added[0]];
  const isSamePlace =
    before !== undefined && after !== undefined && oldBranches.indexOf(before) === newBranches.indexOf(after);
  if (isSamePlace && removed.length === 1 && added.length === 1) join(before, after);
  return { both, removed, added };
}

/** Returns the properties with a constant value, which usually discriminate alternatives. */
function tagsOf(branch: SchemaNode): string | undefined {
  const node = followed(branch);
  if (!isPlainNode(node)) return undefined;
  if ("const" in node.schema) return canonicalText([node.schema.const]);
  const tags = [...childMap(node, "properties")].flatMap(([name, { schema }]) =>
    typeof schema === "object" && "const" in schema ? [[name, schema.const]] : [],
  );
  return tags.length === 0 ? undefined : canonicalText(tags);
}

function namesOf(branch: SchemaNode): string | undefined {
  const node = followed(branch);
  const names = isPlainNode(node) ? [...childMap(node, "properties").keys()] : [];
  return names.length === 0 ? undefined : canonicalText(names.sort());
}

function keywordText(branch: SchemaNode, keyword: string): string | undefined {
  const node = followed(branch);
  return isPlainNode(node) && keyword in node.schema ? canonicalText(node.schema[keyword]) : undefined;
}
