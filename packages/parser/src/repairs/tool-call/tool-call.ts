import type { Unwrap } from "../../judge/unwrap.js";
import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "The answer is the arguments of a tool call, in one of the forms in which models and servers write them.",
  safe: "Name and arguments together say that the arguments are the answer; the contract has no such keys of its own.",
};

/** Keys of which a tool call has one, whatever a contract calls its own. */
const names = ["name", "tool", "tool_name", "function", "recipient_name", "type"];

const calls = ["function", "function_call", "tool_calls", "tool_call"];
const inputs = ["arguments", "parameters", "input", "args"];

/** The arguments of a tool call. */
export const toolArguments: Unwrap = ({ entries }, _root, properties) => {
  const first = (keys: readonly string[]) =>
    keys
      .filter((key) => keys === names || !Object.hasOwn(properties, key))
      .map((name) => entries.find(({ key }) => key === name)?.value)
      .find((value) => value !== undefined);
  const call = first(calls);
  if (call !== undefined && call.kind !== "string") return call;
  return (first(names) && first(inputs)) ?? null;
};
