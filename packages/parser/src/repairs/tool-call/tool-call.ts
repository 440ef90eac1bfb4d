import type { ObjectNode } from "../../node/node.js";
import type { RepairUnit } from "../repair-unit.js";

/** Keys of which a tool call has one, whatever a contract calls its own. */
const names = ["name", "tool", "tool_name", "function", "recipient_name", "type"];

function entryOf(node: ObjectNode, key: string) {
  return node.entries.find((entry) => entry.key === key)?.value;
}

export const toolCall = {
  name: "tool-call",
  unwrap(node, { properties = {} }) {
    if (node.kind !== "object") return null;
    const own = (key: string) => Object.hasOwn(properties, key);
    const entry = (key: string) => (own(key) ? undefined : entryOf(node, key));
    const call = entry("function") ?? entry("function_call") ?? entry("tool_calls") ?? entry("tool_call");
    if (call !== undefined && call.kind !== "string") return call;
    const named = names.some((name) => entryOf(node, name) !== undefined);
    if (!named) return null;
    return entry("arguments") ?? entry("parameters") ?? entry("input") ?? entry("args") ?? null;
  },
} as const satisfies RepairUnit;
