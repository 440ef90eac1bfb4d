import type { Schema } from "../../contract/schema.js";
import type { Node } from "../../node/node.js";
import { matchEnd } from "../../read/cursor.js";

/** Texts that stand for a text still to be written, as in the example of a prompt. */
const placeholder = /^\s*(<[^<>|/]+>|\[[^[\]"]+\]|\{\{[^{}"]+\}\}|\.{3}|…|string|your .{1,40} here)\s*$/i;

const placeholderHere = / *(<[^<>|/\n]{1,60}>|\.{3}|…|\||string\b|\{\{)/y;

/** Whether a place to fill in stands here, or a bar between the values that are possible. */
export function isPlaceholder(text: string, at: number): boolean {
  return matchEnd(placeholderHere, text, at) > 0;
}

/** Whether a value is certainly not the answer: an example with places to fill in, or the schema repeated. */
export function isNoAnswer(node: Node, { properties = {} }: Schema): boolean {
  const { entries } = node;
  const isDescribed = entries.some(({ key }) => describing.includes(key));
  const isEcho = entries.some(
    ({ key }) => (key === "$schema" || (key === "type" && isDescribed)) && !Object.hasOwn(properties, key),
  );
  return isEcho || isExample(node);
}

/** Whether a value is an example with places to fill in. */
export function isExample(node: Node): boolean {
  return node.kind === "string"
    ? placeholder.test(node.value)
    : node.entries.some(({ value }) => isExample(value));
}

const describing = ["properties", "oneOf", "anyOf", "items"];
