import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { pointerTo } from "../schema/pointer.js";
import { annotationKeywords } from "./canonical-keywords.js";
import type { DocumentProblem } from "./document-problem.js";
import { keywords } from "./ignored-keywords.js";

/** Keywords that identify or describe a schema, or define others, without a constraint on the value. */
const withoutConstraint: ReadonlySet<string> = new Set([
  ...annotationKeywords,
  ...[
    "$schema",
    "$id",
    "$anchor",
    "$dynamicAnchor",
    "$recursiveAnchor",
    "$vocabulary",
    "$defs",
    "definitions",
  ],
]);
const constraints: readonly string[] = keywords.filter((keyword) => !withoutConstraint.has(keyword));

const typeNames: ReadonlySet<unknown> = new Set("array boolean integer null number object string".split(" "));

/** Members that contain the schema of a request to a model or of a tool, in the APIs of providers and in MCP. */
const wrappers: ReadonlySet<string> = new Set(
  "schema json_schema jsonSchema parameters input_schema inputSchema".split(" "),
);

/** Members that contain a wrapper, or several schemas by their names. */
const holders: ReadonlySet<string> = new Set(
  "$defs definitions components schemas json_schema function".split(" "),
);

/** A document without constraints that contains schemas. */
export interface ContainedSchemas {
  /** Whether the document only wraps the schema, such as the definition of a tool. */
  readonly isWrapper: boolean;
  /** Says that the document accepts every value, and where the schemas are. */
  readonly problem: DocumentProblem;
}

/**
 * Finds the schemas in a document that itself accepts every value, such as the definition of a tool, a map of
 * properties, or a collection of definitions. Returns `null` for other documents.
 * @example
 * containedSchemas({ name: "city", parameters: { type: "object" } })?.problem.message;
 * // "has no constraint, so every value would be valid; it contains a schema: give the one at /parameters"
 */
export function containedSchemas(document: unknown): ContainedSchemas | null {
  if (!isSchema(document) || isConstrained(document)) return null;
  const wrapped = schemasUnder(document, "", (name) => wrappers.has(name));
  const [pointer, ...others] = wrapped.length > 0 ? wrapped : schemasUnder(document, "", () => true);
  if (pointer === undefined) return null;
  const where =
    others.length === 0
      ? `it contains a schema: give the one at ${pointer}`
      : `it contains ${others.length + 1} schemas: give one of them, such as the one at ${pointer}, or write them under properties`;
  return {
    isWrapper: wrapped.length > 0,
    problem: { pointer: "", message: `has no constraint, so every value would be valid; ${where}` },
  };
}

/** Whether an object has a keyword that constrains values; the `type` of a request to a model does not. */
function isConstrained({ type, ...schema }: JsonSchema): boolean {
  return hasTypes(type) || constraints.some((keyword) => Object.hasOwn(schema, keyword));
}

/** Returns pointers to the schemas among the members of an object and of the holders in it. */
function schemasUnder(
  value: JsonSchema,
  pointer: string,
  isNamed: (name: string) => boolean,
): readonly string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    if (!isSchema(member) || /^(?:x-|_)/.test(name) || isDescription(name)) return [];
    const place = pointerTo(pointer, name);
    if (isLikeSchema(member)) return isNamed(name) ? [place] : [];
    return holders.has(name) ? schemasUnder(member, place, isNamed) : [];
  });
}

function isDescription(name: string): boolean {
  return withoutConstraint.has(name) && name !== "$defs" && name !== "definitions";
}

/** Whether an object has a keyword with a value that only a schema has. */
function isLikeSchema({ type, properties, $ref, ...schema }: JsonSchema): boolean {
  return (
    hasTypes(type) ||
    isSchema(properties) ||
    typeof $ref === "string" ||
    [schema.anyOf, schema.oneOf, schema.allOf, schema.enum].some(Array.isArray)
  );
}

function hasTypes(type: unknown): boolean {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.every((name) => typeNames.has(name));
}
