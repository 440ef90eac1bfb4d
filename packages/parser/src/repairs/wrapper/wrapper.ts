import type { Unwrapping } from "../../answer/candidates/unwrapping.js";
import { memoize } from "../../contract/memoize.js";
import { resolve, type Schema } from "../../contract/schema.js";
import { normalise } from "../key-case/key-case.js";

/** Names that only say that the value is the answer. */
const plainNames =
  /^(arguments|data|response|result|answer|output|json|object|parameters|value|finalanswer|final)$/;

/** Returns the names of a contract: its title, and the names in its `$id`. */
const ownNames = memoize((root: Schema): readonly string[] => {
  const { title = "", $id = "" } = { ...resolve(root, root), ...root };
  return [title, $id.split(":").at(-2) ?? "", $id.replace(/^.*\/|\.json$/g, "")].map(normalise);
});

function isOwnName(key: string, root: Schema): boolean {
  return key.length > 3 && ownNames(root).some((name) => name.endsWith(key));
}

/** Returns the value of an object's only entry if its key indicates that the value is the answer. */
export const wrapped: Unwrapping = ({ kind, entries }, root, properties) => {
  const [only, second] = entries;
  if (kind !== "object" || only === undefined || second !== undefined || Object.hasOwn(properties, only.key))
    return null;
  const key = normalise(only.key);
  return plainNames.test(key) || isOwnName(key, root) ? only.value : null;
};
