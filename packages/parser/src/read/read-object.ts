import type { ObjectNode } from "../node/node.js";
import { type Cursor, isOver } from "./cursor.js";
import { readKey } from "./read-key.js";
import { closeContainer, nextPart, openContainer } from "./separators.js";
import { skipSpace } from "./skip-space.js";

/** Reads an object from its opening brace. Not whole when the cursor had to stop. */
export function readObject(cursor: Cursor): ObjectNode {
  const node: ObjectNode = { kind: "object", start: cursor.at, end: cursor.at, whole: false, entries: [] };
  openContainer(cursor);
  while (cursor.stop === null && nextPart(cursor, "object", node.entries.length)) readEntry(cursor, node);
  closeContainer(cursor, node);
  return node;
}

function readEntry(cursor: Cursor, node: ObjectNode): void {
  const keyStart = cursor.at;
  const key = readKey(cursor);
  if (key === null) return;
  readColon(cursor);
  if (cursor.stop !== null) return;
  cursor.begun = true;
  skipSpace(cursor);
  const value = cursor.readValue(cursor, "object");
  if (value !== null) node.entries.push({ key, keyStart, value });
}

function readColon(cursor: Cursor): void {
  skipSpace(cursor);
  const { text, at, units } = cursor;
  if (isOver(text, at)) cursor.stop = "end";
  else if (text.charCodeAt(at) === 0x3a /* : */) cursor.at++;
  else {
    const unit = units.colon.find((candidate) => candidate.colon(text, at) > 0);
    if (unit === undefined) {
      cursor.stop = "damage";
      return;
    }
    cursor.at += unit.colon(text, at);
    cursor.repairs.push({ name: unit.name, offset: at, length: cursor.at - at });
  }
}
