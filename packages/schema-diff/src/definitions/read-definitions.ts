import { mapSubschemas, pointerTo } from "@concordat/dialect";
import { isOpenApi, OpenApiDocument } from "../openapi/open-api-document.js";
import { pointerInDocument, pointerInPool, SchemaPool } from "../openapi/schema-pool.js";
import type { Side } from "../schema/invalid-schema-error.js";
import { isObject, type JsonObject } from "../schema/json.js";

/** A file whose definitions users refer to. */
export interface DefinitionsFile {
  /** The file as a JSON Schema with definitions. */
  readonly schema: unknown;
  /** The definitions by name, each with its JSON Pointer in `schema`. */
  readonly definitions: ReadonlyMap<string, string>;
  /** Whether the root accepts everything, so that there is no need to compare it. */
  readonly isOpen: boolean;
  /** Converts a pointer in `schema` to one in the given file. */
  pointerInFile(pointer: string): string;
}

/** The keywords for definitions. If both of them define a name, the keyword of the newer dialects takes precedence. */
const definitionKeywords = ["definitions", "$defs"] as const;
const components = "/components/schemas";

/**
 * Reads a JSON Schema with its definitions, or an OpenAPI document with its schemas.
 * @throws {InvalidSchemaError} for an OpenAPI document of a version that is not read
 */
export function readDefinitions(document: unknown, side: Side): DefinitionsFile {
  if (isOpenApi(document)) return readOpenApi(document, side);
  const held = isObject(document) ? document : {};
  const definitions = definitionKeywords.flatMap((keyword) => namesIn(held[keyword], `/${keyword}`));
  return {
    schema: document,
    definitions: new Map(definitions),
    isOpen: document === true || (isObject(document) && Object.keys(document).every(constrainsNothing)),
    pointerInFile: (pointer) => pointer,
  };
}

function readOpenApi(document: JsonObject, side: Side): DefinitionsFile {
  const opened = new OpenApiDocument(document, side);
  return opened.version === "3.1" ? readOpenApi31(document) : readOlderOpenApi(opened);
}

/** Converts the schemas of OpenAPI 3.0 and Swagger 2.0 to JSON Schema. */
function readOlderOpenApi(document: OpenApiDocument): DefinitionsFile {
  const pool = new SchemaPool(document, "itself");
  const held = document.at(document.version === "2.0" ? "/definitions" : components);
  const names = Object.keys(isObject(held.value) ? held.value : {});
  const definitions = names.map((name): [string, string] => {
    const place = document.raw(pointerTo(held.pointer, name));
    pool.add(place);
    return [name, pointerInPool(place.pointer)];
  });
  return {
    schema: pool.schema,
    definitions: new Map(definitions),
    isOpen: true,
    pointerInFile: pointerInDocument,
  };
}

function readOpenApi31(document: JsonObject): DefinitionsFile {
  const { components: held } = document;
  const schemas = isObject(held) && isObject(held.schemas) ? held.schemas : {};
  const $defs = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      isObject(schema) ? referringToDefinitions(schema) : schema,
    ]),
  );
  return {
    schema: { $defs },
    definitions: new Map(namesIn($defs, "/$defs")),
    isOpen: true,
    pointerInFile: (pointer) => pointer.replace(/^\/\$defs(?=\/)/, components),
  };
}

function referringToDefinitions(schema: JsonObject): JsonObject {
  const inner = mapSubschemas(schema, referringToDefinitions);
  return typeof inner.$ref === "string"
    ? { ...inner, $ref: inner.$ref.replace(new RegExp(`^#${components}/`), "#/$defs/") }
    : inner;
}

function namesIn(definitions: unknown, base: string): [name: string, pointer: string][] {
  return Object.keys(isObject(definitions) ? definitions : {}).map((name) => [name, pointerTo(base, name)]);
}

function constrainsNothing(keyword: string): boolean {
  return !assertions.has(keyword);
}

/** The keywords with which a schema can reject values. Unknown keywords reject nothing. */
const assertions: ReadonlySet<string> = new Set(
  `$ref $dynamicRef $recursiveRef type enum const allOf anyOf oneOf not if then else
  properties patternProperties additionalProperties propertyNames required minProperties maxProperties
  dependencies dependentRequired dependentSchemas unevaluatedProperties
  items prefixItems additionalItems contains minContains maxContains minItems maxItems uniqueItems unevaluatedItems
  minLength maxLength pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf`.split(
    /\s+/,
  ),
);
