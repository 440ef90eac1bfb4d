import type { Unwrapping } from "../../judge/unwrapping.js";

/** Keys of which a tool call has one, whatever a contract calls its own. */
const names = ["name", "tool", "tool_name", "function", "recipient_name", "type"];

const calls = ["function", "function_call", "tool_calls", "tool_call"];
const inputs = ["arguments", "parameters", "input", "args"];

/** The arguments of a tool call. */
export const toolArguments: Unwrapping = ({ entries }, _root, properties) => {
  const first = (keys: readonly string[]) =>
    keys
      .filter((key) => keys === names || !Object.hasOwn(properties, key))
      .map((name) => entries.find(({ key }) => key === name)?.value)
      .find((value) => value !== undefined);
  const call = first(calls);
  if (call !== undefined && call.kind !== "string") return call;
  return (first(names) && first(inputs)) ?? null;
};
