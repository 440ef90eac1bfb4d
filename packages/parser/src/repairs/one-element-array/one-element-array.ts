import { rootTypes } from "../../contract/schema.js";
import type { Unwrap } from "../../judge/unwrap.js";
import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "The answer is the only element of an array, and the contract is not for arrays.",
  safe: "There is one value, and only one place it can stand for.",
};

/** The only item of an array where the contract is not for arrays. */
export const onlyItem: Unwrap = ({ kind, entries }, root) => {
  const [item, second] = entries;
  const isOnly = kind === "array" && second === undefined && !rootTypes(root).includes("array");
  return (isOnly && item?.value) || null;
};
