import { alternatives, type Schema, typesOf } from "../../contract/schema.js";
import type { FitContext } from "../../fit/fit-context.js";
import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "null for an optional value that the schema does not let be null.",
  safe: "Both say that there is none.",
};

/** Whether a schema has an optional value under a key that can be anything but null. */
export function isNeverNull(
  { root, allows }: FitContext,
  { required = [] }: Schema,
  key: string,
  property: Schema | undefined,
): boolean {
  if (property === undefined || required.includes(key) || !allows("null-as-absent")) return false;
  const types = alternatives(root)(property).map(typesOf);
  return types.every((allowed) => allowed.length > 0 && !allowed.includes("null"));
}
