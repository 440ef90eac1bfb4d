import { isObject } from "../schema/json.js";
import type { ApiBody, ApiContent, ApiModel, ApiOperation, ApiParameter, ApiResponse } from "./api-model.js";
import type { OpenApiDocument, Place } from "./open-api-document.js";
import {
  ignoredHeaders,
  parameterKey,
  partsPresent,
  type RawOperation,
  rawOperations,
  rawParameters,
  readSecurity,
} from "./read-paths.js";

/** Reads OpenAPI 3.0 and 3.1. */
export function readOpenApi3(document: OpenApiDocument): ApiModel {
  const operationsIn = (paths: Place): ReadonlyMap<string, ApiOperation> =>
    new Map([...rawOperations(document, paths)].map((raw) => [raw.key, operation(document, raw)]));
  return {
    operations: operationsIn(document.at("/paths")),
    webhooks: operationsIn(document.at("/webhooks")),
    securitySchemes: new Map(document.members(document.at("/components/securitySchemes"))),
    uncompared: new Map(),
    servers: serversOf(document.root.servers),
  };
}

/**
 * Reads an operation with its callbacks.
 * @param outer the pointers of the operations whose callbacks lead here. A callback that leads back to one of them is
 *   omitted, because that operation is compared already.
 */
function operation(
  document: OpenApiDocument,
  raw: RawOperation,
  outer: ReadonlySet<string> = new Set(),
): ApiOperation {
  const { place, shared, title, path } = raw;
  const value = isObject(place.value) ? place.value : {};
  const parameters = rawParameters(document, raw).flatMap((parameter): [string, ApiParameter][] => {
    const { in: location, name } = Object(parameter.value);
    if (location === "header" && ignoredHeaders.has(String(name).toLowerCase())) return [];
    const key = parameterKey(String(location), String(name), path);
    return [[key, parameterAt(document, parameter, `${String(location)} parameter ${String(name)}`)]];
  });
  const passed = new Set([...outer, place.pointer]);
  const callbacks = document
    .members(document.member(place, "callbacks"))
    .flatMap(([name, callback]) =>
      [...rawOperations(document, callback)]
        .filter(({ place: inner }) => !passed.has(inner.pointer))
        .map((inner): [string, ApiOperation] => [
          `${name} ${inner.key}`,
          { ...operation(document, inner, passed), title: `${title}, callback ${name}: ${inner.title}` },
        ]),
    );
  const sharedServers = isObject(shared.value) ? shared.value.servers : undefined;
  return {
    title,
    pointer: place.pointer,
    isDeprecated: value.deprecated === true,
    parameters: new Map(parameters),
    body: bodyAt(document, document.member(place, "requestBody")),
    responses: new Map(
      document
        .members(document.member(place, "responses"))
        .map(([status, response]) => [status.toUpperCase(), responseAt(document, response)]),
    ),
    security: readSecurity(value.security ?? document.root.security),
    servers: serversOf(value.servers ?? sharedServers),
    callbacks: new Map(callbacks),
    uncompared: linksAndEncodings(document, place),
  };
}

function parameterAt(document: OpenApiDocument, place: Place, title: string): ApiParameter {
  const value = isObject(place.value) ? place.value : {};
  const location = String(value.in ?? "header");
  const [content] = document.members(document.member(place, "content"));
  const style = value.style ?? (location === "query" || location === "cookie" ? "form" : "simple");
  const explode = value.explode ?? style === "form";
  return {
    title,
    pointer: place.pointer,
    isRequired: value.required === true || location === "path",
    schema: content === undefined ? schemaUnder(place) : schemaUnder(content[1]),
    serialization:
      content === undefined
        ? `style ${String(style)}, explode ${String(explode)}${value.allowReserved === true ? ", reserved characters as they are" : ""}`
        : `as ${content[0].toLowerCase()}`,
  };
}

function bodyAt(document: OpenApiDocument, place: Place): ApiBody | null {
  if (!isObject(place.value)) return null;
  return {
    pointer: place.pointer,
    isRequired: place.value.required === true,
    content: contentAt(document, place),
  };
}

function contentAt(document: OpenApiDocument, place: Place): ReadonlyMap<string, ApiContent> {
  return new Map(
    document
      .members(document.member(place, "content"))
      .map(([type, media]) => [
        type.toLowerCase().replaceAll(/\s/g, ""),
        { pointer: media.pointer, schema: schemaUnder(media) },
      ]),
  );
}

function responseAt(document: OpenApiDocument, place: Place): ApiResponse {
  return {
    pointer: place.pointer,
    content: contentAt(document, place),
    headers: new Map(
      document
        .members(document.member(place, "headers"))
        .filter(([name]) => name.toLowerCase() !== "content-type")
        .map(([name, header]) => [name.toLowerCase(), parameterAt(document, header, `header ${name}`)]),
    ),
  };
}

/** Returns a schema without resolving references. They are resolved when schemas are compared. */
function schemaUnder({ value, pointer }: Place): Place | null {
  if (!isObject(value) || value.schema === undefined) return null;
  return { value: value.schema, pointer: `${pointer}/schema` };
}

function serversOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter(isObject).map(({ url }) => String(url)) : [];
}

/** Returns the encodings of forms, and the links of responses. */
function linksAndEncodings(document: OpenApiDocument, place: Place): ReadonlyMap<string, unknown> {
  const bodies = [
    document.member(place, "requestBody"),
    ...document.members(document.member(place, "responses")).map(([, response]) => response),
  ];
  const encodings = bodies.flatMap((body) =>
    document
      .members(document.member(body, "content"))
      .flatMap(([type, media]) =>
        [...partsPresent(media.value, { encoding: "encoding" }).values()].map((one) => [type, one]),
      ),
  );
  const links = bodies.flatMap((body) => [...partsPresent(body.value, { links: "links" }).values()]);
  return new Map<string, unknown>([
    ...(encodings.length > 0 ? [["`encoding` of media types", encodings] as const] : []),
    ...(links.length > 0 ? [["`links` of responses", links] as const] : []),
  ]);
}
