import { equalJson } from "@concordat/dialect";
import { comparedPairs } from "./changes/compared-pairs.js";
import { rewrittenFinding, unreachedFindings } from "./changes/unreached.js";
import { SchemaDocument, schemaReadOptions } from "./schema/document.js";
import type { DiffOptions, SchemaDiff } from "./schema-diff.js";
import { judged, type LocatedFinding } from "./verdict/judged.js";

/**
 * Compares two JSON Schemas (drafts 4, 6, 7, 2019-09 or 2020-12, references within the file).
 *
 * Every change is one of a closed list and is judged in both directions. `compatible` is proved by rules,
 * `breaking` is shown by a witness that both validators confirmed, anything else is `undecided`.
 *
 * @example
 * ```ts
 * const diff = diffSchemas({ type: "string", maxLength: 9 }, { type: "string", maxLength: 5 });
 * diff.changes[0]; // { name: "bound-tightened", pointer: "/maxLength", … }
 * diff.backward; // { verdict: "breaking", witness: { instance: "aaaaaa", acceptedBy: "old", … }, … }
 * diff.bump; // "major"
 * ```
 * @throws {InvalidSchemaError} when one of them is not a JSON Schema, or refers to something that is not in it
 */
export function diffSchemas(oldSchema: unknown, newSchema: unknown, options: DiffOptions = {}): SchemaDiff {
  const reading = schemaReadOptions(options);
  const before = new SchemaDocument(oldSchema, "old", reading);
  const after = new SchemaDocument(newSchema, "new", reading);
  const findings = findingsOf(before, after, equalJson(oldSchema, newSchema));
  return judged(before.root, after.root, findings, options);
}

/**
 * Returns every difference with the pair of schemas at which it is examined. This pair is the roots if the difference
 * was found at no pair.
 */
function findingsOf(
  oldDocument: SchemaDocument,
  newDocument: SchemaDocument,
  isSameText: boolean,
): readonly LocatedFinding[] {
  const compared = comparedPairs(oldDocument.root, newDocument.root);
  const [root] = compared;
  if (isSameText || root === undefined) return [];
  const placed = compared.flatMap((pair) => pair.findings.map((finding) => ({ finding, compared: pair })));
  const others = unreachedFindings(oldDocument, newDocument, compared).map((finding) => ({
    finding,
    compared: root,
  }));
  const found = [...placed, ...others];
  return found.length > 0 ? found : [{ finding: rewrittenFinding(newDocument), compared: root }];
}
