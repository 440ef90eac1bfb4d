import type { Schema } from "../fit/schema.js";
import type { Node } from "../node/node.js";

/** Texts that stand for a text still to be written, as in the example of a prompt. */
const placeholder = /^(?:<[^<>|/]+>|\[[^[\]"]+\]|\{\{[^{}"]+\}\}|\.{3}|…|string|your .{1,40} here)$/i;

/** Whether a value is an example with places to fill in, rather than an answer. */
export function isExample(node: Node): boolean {
  if (node.kind === "string") return placeholder.test(node.value.trim());
  if (node.kind === "array") return node.items.some(isExample);
  return node.kind === "object" && node.entries.some(({ value }) => isExample(value));
}

/** Whether a value is the schema that the model was asked with, said back. */
export function isSchemaEcho(node: Node, { properties = {} }: Schema): boolean {
  if (node.kind !== "object") return false;
  const keys = new Set(node.entries.map(({ key }) => key));
  const own = (key: string) => Object.hasOwn(properties, key);
  if (keys.has("$schema") && !own("$schema")) return true;
  const describes = keys.has("properties") || keys.has("oneOf") || keys.has("anyOf") || keys.has("items");
  return describes && keys.has("type") && !own("type");
}
