import type { Unwrapping } from "../../answer/candidates/unwrapping.js";
import { normalise } from "../key-case/key-case.js";

/** Keys of which a tool call has one, regardless of the contract's own keys. */
const names = /^(name|tool(name)?|function|recipientname|type|action)$/;

const calls = /^(function(calls?)?|tool(calls?|use))$/;
const inputs = /^(arguments|parameters|(tool|action)?input|args)$/;

/** Returns the arguments of a tool call. */
export const toolArguments: Unwrapping = ({ kind, entries }, _root, properties) => {
  const first = (keys: RegExp) =>
    entries.find(
      ({ key }) => keys.test(normalise(key)) && (keys === names || !Object.hasOwn(properties, key)),
    )?.value;
  if (kind !== "object") return null;
  const call = first(calls);
  if (call !== undefined && call.kind !== "string") return call;
  return (first(names) && first(inputs)) ?? null;
};
