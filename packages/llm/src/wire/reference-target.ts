import type { JsonSchema } from "@concordat/contracts/contract";
import { targetOf } from "./inline-references.js";

/** Returns the schema that a reference refers to. */
export type Target = ($ref: string) => JsonSchema;

/**
 * The targets of the references in a schema: its definitions, and `#` for the schema itself.
 * @throws {Error} when a reference leads nowhere
 */
export function targetsIn(root: JsonSchema): Target {
  return ($ref) => ($ref === "#" ? root : targetOf($ref, root.$defs ?? {}));
}
