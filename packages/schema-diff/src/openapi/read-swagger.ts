import { isObject, type JsonObject } from "../schema/json.js";
import type { ApiBody, ApiContent, ApiModel, ApiOperation, ApiParameter, ApiResponse } from "./api-model.js";
import type { OpenApiDocument, Place } from "./open-api-document.js";
import {
  ignoredHeaders,
  parameterKey,
  type RawOperation,
  rawOperations,
  rawParameters,
  readSecurity,
} from "./read-paths.js";

/** Reads Swagger 2.0, in which bodies are parameters and media types are listed separately. */
export function readSwagger(document: OpenApiDocument): ApiModel {
  const operations = [...rawOperations(document, document.at("/paths"))];
  return {
    operations: new Map(operations.map((raw) => [raw.key, operation(document, raw)])),
    webhooks: new Map(),
    securitySchemes: new Map(document.members(document.at("/securityDefinitions"))),
    uncompared: new Map(),
    servers: serversOf(document.root),
  };
}

function operation(document: OpenApiDocument, raw: RawOperation): ApiOperation {
  const { place, path, title } = raw;
  const value = isObject(place.value) ? place.value : {};
  const all = rawParameters(document, raw);
  const plain = all.filter((parameter) => !["body", "formData"].includes(locationOf(parameter)));
  return {
    title,
    pointer: place.pointer,
    isDeprecated: value.deprecated === true,
    parameters: new Map(
      plain.flatMap((parameter): [string, ApiParameter][] => {
        const [location, name] = [locationOf(parameter), nameOf(parameter)];
        if (location === "header" && ignoredHeaders.has(name.toLowerCase())) return [];
        return [
          [parameterKey(location, name, path), parameterAt(parameter, `${location} parameter ${name}`)],
        ];
      }),
    ),
    body: bodyOf(all, place, typesNamed(value.consumes ?? document.root.consumes)),
    responses: new Map(
      document
        .members(document.member(place, "responses"))
        .map(([status, response]) => [
          status.toUpperCase(),
          responseAt(document, response, typesNamed(value.produces ?? document.root.produces)),
        ]),
    ),
    security: readSecurity(value.security ?? document.root.security),
    servers: Array.isArray(value.schemes) ? value.schemes.map((scheme) => `${String(scheme)}:`) : [],
    callbacks: new Map(),
    uncompared: new Map(),
  };
}

function locationOf({ value }: Place): string {
  return isObject(value) ? String(value.in) : "";
}

function nameOf({ value }: Place): string {
  return isObject(value) ? String(value.name) : "";
}

/** Converts a parameter of Swagger 2.0 to one of OpenAPI 3: the keywords of its type move into a schema. */
function parameterAt({ value, pointer }: Place, title: string): ApiParameter {
  const held = isObject(value) ? value : {};
  return {
    title,
    pointer,
    isRequired: held.required === true || held.in === "path",
    schema: { value: ownSchema(held), pointer },
    serialization:
      held.type === "array" ? `collectionFormat ${String(held.collectionFormat ?? "csv")}` : "plain",
  };
}

function ownSchema(parameter: JsonObject): JsonObject {
  const {
    name: _name,
    in: _in,
    required: _required,
    collectionFormat: _,
    allowEmptyValue: __,
    ...schema
  } = parameter;
  return schema;
}

function bodyOf(all: readonly Place[], operation: Place, types: readonly string[]): ApiBody | null {
  const body = all.find((parameter) => locationOf(parameter) === "body");
  if (body !== undefined) {
    const held = isObject(body.value) ? body.value : {};
    const schema =
      held.schema === undefined ? null : { value: held.schema, pointer: `${body.pointer}/schema` };
    return {
      pointer: body.pointer,
      isRequired: held.required === true,
      content: contentOf(types, schema, body),
    };
  }
  const fields = all.filter((parameter) => locationOf(parameter) === "formData");
  if (fields.length === 0) return null;
  const required = fields.filter(({ value }) => isObject(value) && value.required === true).map(nameOf);
  const value = {
    type: "object",
    properties: Object.fromEntries(
      fields.map((field) => [nameOf(field), ownSchema(isObject(field.value) ? field.value : {})]),
    ),
    required,
  };
  const place = { value, pointer: `${operation.pointer}/parameters` };
  const isForm = (type: string): boolean => type.includes("form");
  const forms = types.filter(isForm);
  return {
    pointer: place.pointer,
    isRequired: required.length > 0,
    content: contentOf(forms.length > 0 ? forms : ["application/x-www-form-urlencoded"], place, place),
  };
}

function contentOf(
  types: readonly string[],
  schema: Place | null,
  { pointer }: Place,
): ReadonlyMap<string, ApiContent> {
  return new Map(types.map((type) => [type, { pointer, schema }]));
}

function responseAt(document: OpenApiDocument, place: Place, types: readonly string[]): ApiResponse {
  const held = isObject(place.value) ? place.value : {};
  const schema =
    held.schema === undefined ? null : { value: held.schema, pointer: `${place.pointer}/schema` };
  return {
    pointer: place.pointer,
    content: schema === null ? new Map() : contentOf(types, schema, place),
    headers: new Map(
      document
        .members(document.member(place, "headers"))
        .map(([name, header]) => [name.toLowerCase(), parameterAt(header, `header ${name}`)]),
    ),
  };
}

/** Returns the media types of a list; JSON if there is none, as in most tools. */
function typesNamed(list: unknown): readonly string[] {
  return Array.isArray(list) && list.length > 0
    ? list.map((type) => String(type).toLowerCase())
    : ["application/json"];
}

function serversOf({ host = "", basePath = "", schemes = [] }: JsonObject): readonly string[] {
  const base = `${String(host)}${String(basePath)}`;
  const named = Array.isArray(schemes) && schemes.length > 0 ? schemes.map(String) : [""];
  return base === "" && named[0] === "" ? [] : named.map((scheme) => `${scheme}${scheme && "://"}${base}`);
}
