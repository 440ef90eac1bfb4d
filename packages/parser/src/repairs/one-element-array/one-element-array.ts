import type { Unwrapping } from "../../answer/candidates/unwrapping.js";
import { rootTypes } from "../../contract/schema.js";

/** The only item of an array where the contract is not for arrays. */
export const onlyItem: Unwrapping = ({ kind, entries }, root) => {
  const [item, second] = entries;
  const isOnly = kind === "array" && second === undefined && !rootTypes(root).includes("array");
  return (isOnly && item?.value) || null;
};
