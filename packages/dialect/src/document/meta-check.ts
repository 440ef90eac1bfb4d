import type { Check } from "../check/check.js";
import { compileEvaluation } from "../evaluate/compile-evaluation.js";
import type { Dialect } from "./dialects.js";
import type { DocumentProblem } from "./document-problem.js";
import { draft04Rules } from "./draft-04-meta-schema.js";
import { metaSchemaDocument } from "./meta-schemas.js";
import { toCanonical } from "./to-canonical.js";

const checks = new Map<string, Check>();

/** Returns the locations at which a document violates the meta-schema of a dialect; empty if it is valid. */
export function metaSchemaProblems(document: unknown, dialect: Dialect): readonly DocumentProblem[] {
  const check = checkFor(dialect);
  if (check(document)) return [];
  return (check.errors ?? []).map(({ instancePath, message = "is not valid" }) => ({
    pointer: instancePath,
    message: `is not valid JSON Schema ${dialect.name}: it ${message}`,
  }));
}

function checkFor(dialect: Dialect): Check {
  const known = checks.get(dialect.uri);
  if (known !== undefined) return known;
  const rules = dialect.name === "draft-04" ? draft04Rules : metaSchemaDocument(dialect.uri);
  const document: unknown = JSON.parse(JSON.stringify(rules));
  const check = compileEvaluation(toCanonical(document, { dialect }));
  checks.set(dialect.uri, check);
  return check;
}
