import { memoize } from "../../contract/memoize.js";
import type { Schema } from "../../contract/schema.js";
import type { Node } from "../../node/node.js";
import { matchEnd } from "../../read/cursor.js";

/** Placeholder texts, such as those in the example of a prompt. */
const placeholder = /^\s*(string|<[^<>|/=]+>|\[[^[\]"]+]|{{[^{}"]+}}|\.{3}|…|your .{1,40} here)\s*$/i;

/**
 * Whether a text in strict JSON is a placeholder. The word `string` alone may be a type name there. The check is fast
 * because few texts start like placeholders.
 */
export function isUnfilled(text: string): boolean {
  return " <[{.…yY".includes(text.charAt(0)) && placeholder.test(text);
}

const placeholderHere = / *(<[^<>|/=\n]{1,60}>|\.{3}|…|\||string\b|\{\{)/y;

/** Whether a placeholder starts here, or a bar that separates the possible values. */
export function isPlaceholder(text: string, at: number): boolean {
  return matchEnd(placeholderHere, text, at) > 0;
}

/** Whether a value is certainly not the answer: an example with placeholders, or a copy of the schema. */
export function isNoAnswer(node: Node, root: Schema): boolean {
  const { properties = {} } = root;
  const { entries } = node;
  const isDescribed = entries.some(({ key }) => describing.includes(key));
  const isEcho = entries.some(
    ({ key }) => (key === "$schema" || (key === "type" && isDescribed)) && !Object.hasOwn(properties, key),
  );
  return isEcho || isExample(node, root);
}

/** Whether a value is an example with placeholders. A value that the contract lists is not a placeholder. */
export function isExample(node: Node, root: Schema): boolean {
  return node.kind === "string"
    ? placeholder.test(node.value) && !listedValues(root).has(node.value)
    : node.entries.some(({ value }) => isExample(value, root));
}

/** The values that a contract lists in enumerations and constants. */
const listedValues = memoize((root: Schema) => {
  const listed = new Set<unknown>();
  JSON.stringify(root, (key, value) => {
    if (key === "enum" || key === "const") [value].flat().map(listed.add, listed);
    return value;
  });
  return listed;
});

const describing = ["properties", "oneOf", "anyOf", "items"];
