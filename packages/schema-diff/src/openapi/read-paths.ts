import { isObject } from "../schema/json.js";
import type { SecurityRequirement } from "./api-model.js";
import type { OpenApiDocument, Place } from "./open-api-document.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** An unprocessed operation, with the parts that its path shares. */
export interface RawOperation {
  /** The key that matches operations: method and path without parameter names, such as `GET /pets/{}`. */
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly place: Place;
  readonly shared: Place;
}

/** Yields the operations of an object of path items. */
export function* rawOperations(document: OpenApiDocument, paths: Place): Generator<RawOperation> {
  for (const [path, shared] of document.members(paths)) {
    for (const method of methods) {
      const place = document.member(shared, method);
      if (!isObject(place.value)) continue;
      const name = method.toUpperCase();
      yield {
        key: `${name} ${withoutNames(path)}`,
        title: `${name} ${path}`,
        path,
        place,
        shared,
      };
    }
  }
}

/** Returns a path without the names of its parameters. A trailing slash is significant. */
function withoutNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, "{}");
}

/** Returns the position of a path parameter in its path. The parameter's name may differ between versions. */
function indexInPath(path: string, name: string): number {
  return [...path.matchAll(/\{([^}]*)\}/g)].findIndex(([, inPath]) => inPath === name);
}

/** Returns the parameters of an operation: its own, and those of its path unless it overrides them. */
export function rawParameters(document: OpenApiDocument, { shared, place }: RawOperation): readonly Place[] {
  const found = new Map<string, Place>();
  for (const holder of [shared, place]) {
    for (const [, parameter] of document.members(document.member(holder, "parameters"))) {
      if (!isObject(parameter.value)) continue;
      found.set(`${String(parameter.value.in)} ${String(parameter.value.name)}`, parameter);
    }
  }
  return [...found.values()];
}

/** Returns the key by which a parameter is matched: case-insensitive for a header, by index for a path parameter. */
export function parameterKey(location: string, name: string, path: string): string {
  if (location === "header") return `header ${name.toLowerCase()}`;
  return location === "path" ? `path ${indexInPath(path, name)}` : `${location} ${name}`;
}

/** Header parameters that OpenAPI ignores, because other parts of the document describe them. */
export const ignoredHeaders: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

/** Returns the security requirements of a list; `null` if there is no list. */
export function readSecurity(list: unknown): readonly SecurityRequirement[] | null {
  if (!Array.isArray(list)) return null;
  return list
    .filter(isObject)
    .map(
      (one) =>
        new Map(
          Object.entries(one).map(([scheme, scopes]): [string, readonly string[]] => [
            scheme,
            Array.isArray(scopes) ? scopes.map(String) : [],
          ]),
        ),
    );
}

/** Returns the parts of an object that exist and have one of the given names, each with its title. */
export function partsPresent(value: unknown, names: Readonly<Record<string, string>>): Map<string, unknown> {
  const found = new Map<string, unknown>();
  if (isObject(value))
    for (const [key, title] of Object.entries(names)) if (key in value) found.set(title, value[key]);
  return found;
}
