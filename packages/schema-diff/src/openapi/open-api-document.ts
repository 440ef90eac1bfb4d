import { parsePointer, pointerTo } from "@concordat/dialect";
import { InvalidSchemaError, type Side } from "../schema/invalid-schema-error.js";
import { isObject, type JsonObject } from "../schema/json.js";

/** The supported versions of OpenAPI. Patch versions are ignored. */
export type OpenApiVersion = "2.0" | "3.0" | "3.1";

/** A part of a document, and its position. */
export interface Place {
  readonly value: unknown;
  /** JSON Pointer in the document. */
  readonly pointer: string;
}

/** Whether a document declares itself as OpenAPI or Swagger. */
export function isOpenApi(document: unknown): document is JsonObject {
  return isObject(document) && ("openapi" in document || "swagger" in document) && !("$schema" in document);
}

/** An OpenAPI document whose references within the file are followed. */
export class OpenApiDocument {
  readonly side: Side;
  readonly version: OpenApiVersion;
  readonly root: JsonObject;

  /**
   * Creates a document.
   * @throws {InvalidSchemaError} for an unsupported version
   */
  constructor(root: JsonObject, side: Side) {
    this.root = root;
    this.side = side;
    this.version = versionOf(root, side);
  }

  /** Returns the part at a pointer, with references followed. */
  at(pointer: string): Place {
    return this.followed({ value: this.#valueAt(pointer), pointer });
  }

  /** Returns a member of a part. References are resolved. */
  member({ value, pointer }: Place, ...tokens: readonly (string | number)[]): Place {
    let here = value;
    for (const token of tokens) here = memberOf(here, String(token));
    return this.followed({ value: here, pointer: pointerTo(pointer, ...tokens) });
  }

  /** Returns the members of an object, or the items of a list, by name. Extensions are omitted. */
  members(place: Place): readonly (readonly [name: string, member: Place])[] {
    const { value } = place;
    if (typeof value !== "object" || value === null) return [];
    return Object.keys(value)
      .filter((name) => !name.startsWith("x-"))
      .map((name) => [name, this.member(place, name)] as const);
  }

  /**
   * Returns the target of a reference; any other part unchanged.
   * @throws {InvalidSchemaError} when it leaves the file or leads nowhere
   */
  followed(place: Place): Place {
    const passed = new Set<string>();
    let here = place;
    while (isObject(here.value) && typeof here.value.$ref === "string") {
      const pointer = this.pointerOf(here.value.$ref, here.pointer);
      if (passed.has(pointer)) throw this.refused(`refers at '${place.pointer}' back to itself`);
      passed.add(pointer);
      const value = this.#valueAt(pointer);
      if (value === undefined)
        throw this.refused(`refers at '${here.pointer}' to ${here.value.$ref}, which is not there`);
      here = { value, pointer };
    }
    return here;
  }

  /** Returns the pointer that a reference names. */
  pointerOf(reference: string, from: string): string {
    if (reference === "#") return "";
    if (!reference.startsWith("#/"))
      throw this.refused(
        `refers at '${from}' to ${reference}, which is not in the file: bundle the files into one to compare them`,
      );
    return decoded(reference.slice(1));
  }

  /** Returns the value at a pointer, without following references; `undefined` if there is none. */
  #valueAt(pointer: string): unknown {
    return parsePointer(pointer).reduce<unknown>(memberOf, this.root);
  }

  /** Returns a part, without following references. */
  raw(pointer: string): Place {
    return { value: this.#valueAt(pointer), pointer };
  }

  refused(message: string): InvalidSchemaError {
    return new InvalidSchemaError(this.side, message);
  }
}

function versionOf({ openapi, swagger }: JsonObject, side: Side): OpenApiVersion {
  const named = String(openapi ?? swagger);
  // In YAML, `swagger: 2.0` is a number.
  const version = ["2.0", "3.0", "3.1"].find((one) => named === one || named.startsWith(`${one}.`));
  if (version === "3.0" || version === "3.1") return version;
  if (version === "2.0" || named === "2") return "2.0";
  throw new InvalidSchemaError(side, `is of OpenAPI ${named}; 3.1, 3.0 and Swagger 2.0 are read`);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function memberOf(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return value[Number(token)];
  return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}
