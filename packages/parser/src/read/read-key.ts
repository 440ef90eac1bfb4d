import { type Cursor, note } from "./cursor.js";
import { quoteAt, readString } from "./read-string.js";

/** Reads an object's key. Null, with the cursor's stop set, when there is none. */
export function readKey(cursor: Cursor): string | null {
  const mark = quoteAt(cursor);
  if (mark !== null) {
    const { value, whole } = readString(cursor, mark, "key");
    return whole ? value : null;
  }
  const { text, at, units } = cursor;
  const unit = units.bareKey.find((candidate) => candidate.bareKey(text, at) > at);
  if (unit === undefined) {
    cursor.stop = "damage";
    return null;
  }
  cursor.at = unit.bareKey(text, at);
  if (cursor.at === text.length) cursor.stop = "end";
  note(cursor, unit.name, at);
  return text.slice(at, cursor.at);
}
