import { isPlainNode, type SchemaNode } from "../schema/node.js";
import { nonAssertionKeywords } from "../schema/non-assertion-keywords.js";

/** The entries that two maps have under the same name, and the names that only one map has. */
export interface Matched<T> {
  readonly both: readonly (readonly [name: string, before: T, after: T])[];
  readonly removed: readonly (readonly [name: string, before: T])[];
  readonly added: readonly (readonly [name: string, after: T])[];
}

export function matchByName<T>(
  oldEntries: ReadonlyMap<string, T>,
  newEntries: ReadonlyMap<string, T>,
): Matched<T> {
  const both: (readonly [string, T, T])[] = [];
  const removed: (readonly [string, T])[] = [];
  for (const [name, before] of oldEntries) {
    const after = newEntries.get(name);
    if (after === undefined) removed.push([name, before]);
    else both.push([name, before, after]);
  }
  return { both, removed, added: [...newEntries].filter(([name]) => !oldEntries.has(name)) };
}

/** Returns the target of a schema that is only a reference; otherwise the schema itself. */
export function followed(node: SchemaNode): SchemaNode {
  const passed = new Set<string>();
  let here = node;
  while (isPlainNode(here) && isReference(here.schema) && !passed.has(here.pointer)) {
    passed.add(here.pointer);
    const target = here.document.resolve(here.schema.$ref);
    if (target === undefined) return here;
    here = target;
  }
  return here;
}

function isReference(schema: { readonly [keyword: string]: unknown }): boolean {
  return (
    "$ref" in schema &&
    Object.keys(schema).every((before) => before === "$ref" || nonAssertionKeywords.has(before))
  );
}
