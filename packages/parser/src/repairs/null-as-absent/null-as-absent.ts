import { alternatives, type Schema, typesOf } from "../../contract/schema.js";
import type { FitContext } from "../../fit/fit-context.js";

/** Whether a schema has an optional property under a key that does not allow `null`. */
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
