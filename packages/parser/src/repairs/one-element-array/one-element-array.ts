import type { Unwrapping } from "../../answer/candidates/unwrapping.js";
import { rootTypes } from "../../contract/schema.js";

/** Returns the only item of an array if the contract does not describe arrays. */
export const onlyItem: Unwrapping = ({ kind, entries }, root) => {
  const [item, second] = entries;
  const isOnly = kind === "array" && second === undefined && !rootTypes(root).includes("array");
  return (isOnly && item?.value) || null;
};
