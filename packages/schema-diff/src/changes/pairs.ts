import { annotationKeywords } from "../schema/annotations.js";
import { isPlain, type SchemaNode } from "../schema/node.js";

/** The pairs of two maps under the same name, and the names that only one of them has. */
export interface Matched<T> {
  readonly both: readonly (readonly [name: string, old: T, now: T])[];
  readonly removed: readonly (readonly [name: string, old: T])[];
  readonly added: readonly (readonly [name: string, now: T])[];
}

export function matchByName<T>(old: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>): Matched<T> {
  const both: (readonly [string, T, T])[] = [];
  const removed: (readonly [string, T])[] = [];
  for (const [name, one] of old) {
    const other = now.get(name);
    if (other === undefined) removed.push([name, one]);
    else both.push([name, one, other]);
  }
  return { both, removed, added: [...now].filter(([name]) => !old.has(name)) };
}

/** What a schema is that only refers to another: that other one; else the schema itself. */
export function followed(node: SchemaNode): SchemaNode {
  const passed = new Set<string>();
  let here = node;
  while (isPlain(here) && isReference(here.schema) && !passed.has(here.pointer)) {
    passed.add(here.pointer);
    const target = here.document.resolve(here.schema.$ref);
    if (target === undefined) return here;
    here = target;
  }
  return here;
}

function isReference(schema: { readonly [keyword: string]: unknown }): boolean {
  return (
    "$ref" in schema && Object.keys(schema).every((one) => one === "$ref" || annotationKeywords.has(one))
  );
}
