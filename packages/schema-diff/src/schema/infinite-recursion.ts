import { mapSubschemas, pointerTo } from "@concordat/dialect";
import { isObject, type JsonObject } from "./json.js";
import { childAt, childList, childMap, isPlainNode, type PlainNode, type SchemaNode } from "./node.js";

/** Keywords whose schemas apply to the same value as the schema that contains them. */
const single = ["not", "if", "then", "else"];
const lists = ["allOf", "anyOf", "oneOf"];
const maps = ["dependentSchemas", "dependencies"];

/**
 * Returns the pointer of a schema that refers back to itself for the same value; `undefined` if there is none.
 * Validity under such a schema is undefined, and validators do not terminate.
 */
export function infiniteRecursion(root: SchemaNode): string | undefined {
  const settled = new Set<string>();
  const open = new Set<string>();
  const isEndless = (node: SchemaNode): boolean => {
    if (!isPlainNode(node) || settled.has(node.pointer)) return false;
    if (open.has(node.pointer)) return true;
    open.add(node.pointer);
    const found = sameValueSchemas(node).some(isEndless);
    open.delete(node.pointer);
    settled.add(node.pointer);
    return found;
  };
  return allSchemas(root).find(isEndless)?.pointer;
}

function sameValueSchemas(node: PlainNode): readonly SchemaNode[] {
  return [
    ...[node.document.resolve(node.schema.$ref) ?? []].flat(),
    ...single.flatMap((keyword) => childAt(node, keyword) ?? []),
    ...lists.flatMap((keyword) => childList(node, keyword)),
    ...maps.flatMap((keyword) => [...childMap(node, keyword).values()]),
  ];
}

function allSchemas({ schema: root, document }: SchemaNode): readonly SchemaNode[] {
  const found: SchemaNode[] = [];
  const visit = (schema: JsonObject, pointer: string): JsonObject => {
    found.push({ schema, pointer, document });
    return mapSubschemas(schema, (child, tokens) => visit(child, pointerTo(pointer, ...tokens)));
  };
  if (isObject(root)) visit(root, "");
  return found;
}
