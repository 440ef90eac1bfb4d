import type { JsonSchema } from "@concordat/contracts/contract";
import { targetOf } from "./inline-references.js";

/** Gives what a reference leads to. */
export type Target = ($ref: string) => JsonSchema;

/**
 * What the references in a schema lead to: its definitions, and `#` to the schema itself.
 * @throws {Error} when a reference leads nowhere
 */
export function targetsIn(root: JsonSchema): Target {
  return ($ref) => ($ref === "#" ? root : targetOf($ref, root.$defs ?? {}));
}
