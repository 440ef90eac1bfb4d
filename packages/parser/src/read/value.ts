import type { Entry, Node } from "../node/node.js";
import { joinStrings } from "../repairs/joined-strings/joined-strings.js";
import { type Cursor, halt, isOver, type Parent } from "./cursor.js";
import { readKey } from "./key.js";
import { readNumber } from "./number.js";
import { quoteAt } from "./quotes.js";
import { nextPart } from "./separators.js";
import { readString } from "./string.js";
import { readWord } from "./word.js";

/** Reads one value at the cursor. Returns `null` and stops the cursor if none starts there. */
export function readValue(cursor: Cursor, parent: Parent): Node | null {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === 0x7b /* { */) return readContainer(cursor, "object");
  if (code === 0x5b /* [ */) return readContainer(cursor, "array");
  const mark = quoteAt(cursor);
  if (mark !== null) return joinStrings(cursor, readString(cursor, mark, parent), parent);
  if (isOver(text, at)) return halt(cursor, "end");
  const number = readNumber(cursor, parent);
  if (number !== null || cursor.stop !== null) return number;
  return readWord(cursor, parent) ?? halt(cursor, "damage");
}

/** Reads an object or array from its opening bracket. It is incomplete if the cursor stops inside it. */
function readContainer(cursor: Cursor, kind: "object" | "array"): Node {
  const start = cursor.at++;
  const entries: Entry[] = [];
  if (++cursor.depth > cursor.maxDepth) halt(cursor, "depth");
  while (nextPart(cursor, kind, entries.length)) {
    const keyStart = cursor.at;
    const key = kind === "object" ? readKey(cursor) : String(entries.length);
    const value = cursor.stop === null ? readValue(cursor, kind) : null;
    if (value === null) break;
    entries.push({ key, keyStart, value });
    cursor.begun ||= value.kind !== "word" && cursor.stop === null;
  }
  cursor.depth--;
  if (cursor.stop === null) cursor.at++;
  return { kind, start, end: cursor.at, whole: cursor.stop === null, entries };
}
