import { parsePointer, pointerTo } from "@concordat/dialect";
import { SchemaDocument, schemaReadOptions } from "../schema/document.js";
import type { SchemaNode } from "../schema/node.js";
import type { DiffOptions } from "../schema-diff.js";
import type { OpenApiDocument, Place } from "./open-api-document.js";
import { type View, viewed } from "./schema-view.js";

const definitions = "/$defs";

/** The compared schemas of a document, as the definitions of one JSON Schema. */
export class SchemaPool {
  readonly #document: OpenApiDocument;
  readonly #view: View;
  readonly #options: DiffOptions;
  readonly #$defs: Record<string, unknown> = {};
  #opened: SchemaDocument | undefined;

  constructor(document: OpenApiDocument, view: View, options: DiffOptions = {}) {
    this.#document = document;
    this.#view = view;
    this.#options = options;
  }

  /** Adds a schema with everything that it refers to. Must not be called after a node was requested. */
  add({ value, pointer }: Place): void {
    const open: Place[] = [{ value, pointer }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const place = next;
      if (Object.hasOwn(this.#$defs, place.pointer)) continue;
      this.#$defs[place.pointer] = viewed(place.value, place.pointer, {
        document: this.#document,
        view: this.#view,
        refer: (target) => {
          const found = this.#document.raw(target);
          if (found.value === undefined)
            throw this.#document.refused(`refers at '${place.pointer}' to #${target}, which is not there`);
          open.push(found);
          return `#${pointerTo(definitions, target)}`;
        },
      });
    }
  }

  /** All added schemas, as definitions. */
  get schema(): unknown {
    return { $defs: this.#$defs };
  }

  /** Returns an added schema. */
  nodeAt(pointer: string): SchemaNode {
    this.#opened ??= new SchemaDocument(
      this.schema,
      this.#document.side,
      schemaReadOptions({ ...this.#options, dialect: "2020-12" }),
    );
    const node = this.#opened.nodeAt(pointerTo(definitions, pointer));
    if (node === undefined) throw this.#document.refused(`has no schema at '${pointer}'`);
    return node;
  }
}

/** Returns the pointer of an added schema in the pool. */
export function pointerInPool(pointer: string): string {
  return pointerTo(definitions, pointer);
}

/** Returns the pointer in the OpenAPI document of a part at a pointer of the pool. */
export function pointerInDocument(pointer: string): string {
  const [, definition, ...inner] = parsePointer(pointer);
  return pointerTo(definition ?? "", ...inner);
}

/** Returns the pointer in the OpenAPI document of a complete definition; `undefined` for a part of one. */
export function wholeDefinition(pointer: string): string | undefined {
  const [, definition, ...inner] = parsePointer(pointer);
  return inner.length === 0 ? definition : undefined;
}
