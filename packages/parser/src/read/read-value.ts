import type { Node } from "../node/node.js";
import type { Place } from "../repairs/repair-unit.js";
import type { Units } from "../repairs/units.js";
import { type Cursor, isOver, type Stop } from "./cursor.js";
import { readArray } from "./read-array.js";
import { readNumber } from "./read-number.js";
import { readObject } from "./read-object.js";
import { quoteAt, readString } from "./read-string.js";
import { readWord } from "./read-word.js";

/** A cursor with which a value is read from `at`. */
export function cursorAt(text: string, at: number, units: Units, maxDepth: number): Cursor {
  return {
    text,
    units,
    maxDepth,
    repairs: [],
    readValue,
    at,
    depth: 0,
    stop: null,
    begun: false,
    innerQuotes: false,
  };
}

/** Reads one value at the cursor. Null, with the cursor's stop set, when none begins there. */
export function readValue(cursor: Cursor, place: Place): Node | null {
  const { text, at } = cursor;
  if (isOver(text, at)) return halt(cursor, "end");
  const code = text.charCodeAt(at);
  if (code === 0x7b /* { */) return readObject(cursor);
  if (code === 0x5b /* [ */) return readArray(cursor);
  const mark = quoteAt(cursor);
  if (mark !== null) return readString(cursor, mark, place);
  return readNumber(cursor) ?? readWord(cursor) ?? halt(cursor, cursor.stop ?? "damage");
}

function halt(cursor: Cursor, stop: Stop): null {
  cursor.stop = stop;
  return null;
}
