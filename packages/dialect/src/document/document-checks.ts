import type { Check } from "../check/check.js";
import { type EvaluationOptions, evaluator } from "../evaluate/compile-evaluation.js";
import { parsePointer } from "../schema/pointer.js";
import { type DialectName, dialectNamed } from "./dialects.js";
import { infiniteRecursion } from "./infinite-recursion.js";
import { InvalidDocumentError } from "./invalid-document-error.js";
import { jsonCopy } from "./json-copy.js";
import { Library } from "./library.js";
import { CanonicalCopy, hasUnevaluatedItems } from "./to-canonical.js";

/**
 * Returns the checks of a document's schemas by JSON Pointer, each compiled as if it were the root. The document must
 * be valid in its dialect.
 * @throws {InvalidDocumentError} when a reference cannot be resolved, or a check would not terminate
 */
export function documentChecks(
  document: unknown,
  dialect: DialectName,
  options: Pick<EvaluationOptions, "assertsFormats"> = {},
): (pointer: string) => Check {
  const library = new Library(jsonCopy(document), dialectNamed(dialect));
  const copy = new CanonicalCopy(library, hasUnevaluatedItems(document));
  const root = { $defs: copy.definitions };
  const checkOf = evaluator(root, options);
  copy.definitionOf(library.root);
  const [endless] = infiniteRecursion(root);
  if (endless !== undefined) throw new InvalidDocumentError("", endless.message);
  return (pointer) => {
    const location = library.locationAt(library.root, parsePointer(pointer));
    if (location === undefined) throw new InvalidDocumentError(pointer, "there is no schema here");
    return checkOf(copy.definitionOf(location));
  };
}
