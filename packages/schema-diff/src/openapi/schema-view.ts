import { mapSubschemas, nameList, pointerTo } from "@concordat/dialect";
import { isObject, type JsonObject } from "../schema/json.js";
import type { OpenApiDocument, OpenApiVersion } from "./open-api-document.js";

/**
 * How a schema is used. `sent`: in requests, without read-only properties. `received`: in responses, without write-only
 * properties. `itself`: with all its annotations.
 */
export type View = "sent" | "received" | "itself";

/** The context for converting a schema of a document to JSON Schema. */
export interface Viewing {
  readonly document: OpenApiDocument;
  readonly view: View;
  /** Returns the reference to the schema at a pointer of the document. */
  refer(pointer: string): string;
}

/** Keywords that reject nothing; annotations are not compared. */
const words: ReadonlySet<string> = new Set([
  ...["title", "description", "summary", "example", "examples", "$comment", "externalDocs", "xml"],
  ...["deprecated", "readOnly", "writeOnly", "nullable", "discriminator", "$schema", "$id", "id"],
]);

/** The annotations that are compared when schemas are compared by themselves. */
const wordsBySelf: ReadonlySet<string> = new Set([
  "title",
  "description",
  "deprecated",
  "readOnly",
  "writeOnly",
]);

/** The keywords of OpenAPI 3.0 and Swagger 2.0, whose schemas have no others. */
const keywordsBefore31: ReadonlySet<string> = new Set([
  ...["type", "enum", "format", "default", "properties", "required", "additionalProperties", "items"],
  ...["allOf", "anyOf", "oneOf", "not", "multipleOf", "pattern", "uniqueItems"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength"],
  ...["minItems", "maxItems", "minProperties", "maxProperties"],
]);

/** Whether a keyword of a schema is compared. */
export function isCompared(keyword: string, version: OpenApiVersion): boolean {
  if (keyword === "$ref") return true;
  return version === "3.1" ? !words.has(keyword) && !keyword.startsWith("x-") : keywordsBefore31.has(keyword);
}

/**
 * Converts a schema of any version of OpenAPI to JSON Schema 2020-12. Properties that are never transferred
 * in this direction are neither required nor constrained.
 */
export function viewed(schema: unknown, pointer: string, viewing: Viewing): unknown {
  if (!isObject(schema)) return schema;
  const { version } = viewing.document;
  const { $ref } = schema;
  if (typeof $ref === "string" && version !== "3.1") return { $ref: referred($ref, pointer, viewing) };
  const compared = Object.entries(schema).filter(
    ([keyword]) => isCompared(keyword, version) || (viewing.view === "itself" && wordsBySelf.has(keyword)),
  );
  const plain =
    version === "3.1" ? Object.fromEntries(compared) : upgraded(Object.fromEntries(compared), schema);
  const travelling = withoutStayers(plain, pointer, viewing);
  const inner = mapSubschemas(travelling, (child, tokens) =>
    viewed(child, pointerTo(pointer, ...tokens), viewing),
  );
  return typeof $ref === "string" ? { ...inner, $ref: referred($ref, pointer, viewing) } : inner;
}

function referred(reference: string, from: string, { document, refer }: Viewing): string {
  return refer(document.pointerOf(reference, from));
}

/** Converts the keywords of OpenAPI 3.0 that differ in JSON Schema 2020-12. */
function upgraded({ ...keywords }: Record<string, unknown>, { nullable }: JsonObject): JsonObject {
  if (nullable === true && typeof keywords.type === "string") keywords.type = [keywords.type, "null"];
  if (keywords.type === "file") delete keywords.type;
  for (const [limit, exclusive] of limits) {
    if (typeof keywords[exclusive] !== "boolean") continue;
    const isExclusive = keywords[exclusive] && typeof keywords[limit] === "number";
    delete keywords[exclusive];
    if (!isExclusive) continue;
    keywords[exclusive] = keywords[limit];
    delete keywords[limit];
  }
  return keywords;
}

const limits = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
] as const;

/**
 * Removes properties that are not transmitted from `required`: read-only properties in requests, and write-only
 * properties in responses.
 */
function withoutStayers(schema: JsonObject, pointer: string, viewing: Viewing): JsonObject {
  const { properties, required } = schema;
  if (viewing.view === "itself") return schema;
  const marked = viewing.view === "sent" ? "readOnly" : "writeOnly";
  const staying = new Set(
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, property]) =>
      isMarked(property, pointerTo(pointer, "properties", name), marked, viewing) ? [name] : [],
    ),
  );
  const names = [...new Set(nameList(required))].filter((name) => !staying.has(name));
  const { required: _, ...others } = schema;
  const kept = names.length > 0 ? { ...others, required: names } : others;
  if (staying.size === 0 || !isObject(properties)) return kept;
  return {
    ...kept,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, staying.has(name) ? true : property]),
    ),
  };
}

function isMarked(property: unknown, pointer: string, mark: string, { document }: Viewing): boolean {
  if (!isObject(property)) return false;
  if (property[mark] === true) return true;
  const target = document.followed({ value: property, pointer }).value;
  return isObject(target) && target[mark] === true;
}
