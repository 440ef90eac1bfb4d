import type { ArrayNode } from "../node/node.js";
import type { Cursor } from "./cursor.js";
import { closeContainer, nextPart, openContainer } from "./separators.js";

/** Reads an array from its opening bracket. Not whole when the cursor had to stop. */
export function readArray(cursor: Cursor): ArrayNode {
  const node: ArrayNode = { kind: "array", start: cursor.at, end: cursor.at, whole: false, items: [] };
  openContainer(cursor);
  while (cursor.stop === null && nextPart(cursor, "array", node.items.length)) {
    const value = cursor.readValue(cursor, "array");
    if (value === null) break;
    node.items.push(value);
    if (value.kind !== "word") cursor.begun ||= cursor.stop === null;
  }
  closeContainer(cursor, node);
  return node;
}
