import { type DialectName, isSchema, type JsonSchema, mapSubschemas, pointerTo } from "@concordat/dialect";

/** A document for `readSchema`, with the schemas in it that become contracts. */
export interface FoundSchemas {
  readonly document: unknown;
  /** The dialect, if the document's kind decides it. */
  readonly dialect?: DialectName;
  /** The JSON Pointer of each schema, with its name in the document. */
  readonly places: readonly { readonly written: string; readonly pointer: string }[];
}

/** Keywords that do not constrain a value. A root that has only these keywords is just a collection of definitions. */
const silent = new Set([
  ...["$schema", "$id", "id", "$comment", "$vocabulary", "title", "description", "definitions", "$defs"],
  ...["examples", "default", "deprecated", "readOnly", "writeOnly", "$anchor"],
]);

/**
 * Finds the schemas of a document: each definition, and the root unless it is only a collection of definitions. In an
 * OpenAPI or Swagger document, these are the schemas in its components.
 * @param document a parsed JSON file
 * @param fileName the file's name, which names the root if it has no title
 */
export function findSchemas(document: unknown, fileName: string): FoundSchemas {
  if (!isSchema(document)) return { document, places: [] };
  const isOpenApi = ("openapi" in document || "swagger" in document) && !("$schema" in document);
  return isOpenApi ? placesOfApi(document) : placesOfSchema(document, fileName);
}

function placesOfSchema(document: JsonSchema, fileName: string): FoundSchemas {
  // If a name is in both keywords, the newer keyword counts.
  const definitions = new Map(
    ["definitions", "$defs"].flatMap((keyword) =>
      namesIn(document[keyword]).map((written) => [
        written,
        { written, pointer: pointerTo("", keyword, written) },
      ]),
    ),
  );
  const says = Object.keys(document).some((keyword) => !silent.has(keyword) && !keyword.startsWith("x-"));
  const root = says || definitions.size === 0 ? [{ written: fileName, pointer: "" }] : [];
  return { document, places: [...root, ...definitions.values()] };
}

/** Finds the schemas of an API document. They are copied to definitions, where the meta-schema validates them. */
function placesOfApi(document: JsonSchema): FoundSchemas {
  const { openapi, swagger, components, definitions } = document;
  const isOld = !String(openapi ?? swagger).startsWith("3.1") && !String(openapi).startsWith("3.2");
  const held = swagger === undefined ? memberOf(components, "schemas") : definitions;
  const keyword = swagger === undefined ? ["components", "schemas"] : ["definitions"];
  const schemas = Object.fromEntries(
    namesIn(held).map((name) => [name, isOld ? upgraded(memberOf(held, name)) : memberOf(held, name)]),
  );
  const own: JsonSchema =
    swagger === undefined
      ? {
          components: { ...(isSchema(components) ? components : {}), schemas },
          [isOld ? "definitions" : "$defs"]: schemas,
        }
      : { definitions: schemas };
  return {
    document: own,
    dialect: isOld ? "draft-04" : "2020-12",
    places: Object.keys(schemas).map((written) => ({ written, pointer: pointerTo("", ...keyword, written) })),
  };
}

/** Converts a schema of OpenAPI 3.0 or Swagger 2.0 to draft-04, the dialect on which they are based. */
function upgraded(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  const { nullable, type, required, ...rest } = schema;
  const types = nullable === true && typeof type === "string" ? [type, "null"] : type;
  return mapSubschemas(
    {
      ...rest,
      // A file is not JSON. No list may be empty in draft-04.
      ...(types !== undefined && types !== "file" && { type: types }),
      ...(required !== undefined && !(Array.isArray(required) && required.length === 0) && { required }),
    },
    upgraded,
  );
}

function memberOf(value: unknown, name: string): unknown {
  return isSchema(value) ? value[name] : undefined;
}

function namesIn(held: unknown): string[] {
  return isSchema(held) ? Object.keys(held) : [];
}
