import { isObject } from "../schema/json.js";
import type { SecurityRequirement } from "./api-model.js";
import type { OpenApiDocument, Place } from "./open-api-document.js";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** One operation as it stands, with what its path says for all of them. */
export interface RawOperation {
  /** Under which it is matched: names of path parameters count for nothing. */
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly place: Place;
  readonly shared: Place;
}

/** The operations of an object of path items. */
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

/** A path in which its parameters have no names, and a slash at its end counts. */
function withoutNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, "{}");
}

/** The place of a path parameter among those of its path: it may have another name in another version. */
function indexInPath(path: string, name: string): number {
  return [...path.matchAll(/\{([^}]*)\}/g)].findIndex(([, inPath]) => inPath === name);
}

/** The parameters of a path and of one of its operations, those of the operation in place of others of their name. */
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

/** Under what a parameter is matched: a header whatever its case, a path parameter by its place. */
export function parameterKey(location: string, name: string, path: string): string {
  if (location === "header") return `header ${name.toLowerCase()}`;
  return location === "path" ? `path ${indexInPath(path, name)}` : `${location} ${name}`;
}

/** Header parameters that OpenAPI says to ignore: other parts of the document say what they are. */
export const ignoredHeaders: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

/** The ways to be let in that a document lists; null if it lists none. */
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

/** The parts of an object that are there, of some names, each with what people call it. */
export function partsPresent(value: unknown, names: Readonly<Record<string, string>>): Map<string, unknown> {
  const found = new Map<string, unknown>();
  if (isObject(value))
    for (const [key, title] of Object.entries(names)) if (key in value) found.set(title, value[key]);
  return found;
}
