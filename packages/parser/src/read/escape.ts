import { badEscape, type Escape } from "../repairs/bad-escapes/bad-escapes.js";
import { type Cursor, halt, matchEnd, repair } from "./cursor.js";

const json = /\\(["\\/bfnrt]|u[\da-fA-F]{4})/y;
const cutOff = /\\(u[\da-fA-F]{0,3})?$/y;

/** Reads the escape sequence at `at`. Returns `null` and stops the cursor if it is not one. */
export function readEscape(cursor: Cursor, at: number): Escape | null {
  const { text } = cursor;
  const end = matchEnd(json, text, at);
  if (end > 0) return { value: JSON.parse(`"${text.slice(at, end)}"`), length: end - at };
  if (matchEnd(cutOff, text, at) > 0) return halt(cursor, "end");
  const found = badEscape(text, at);
  if (found === null) return halt(cursor, "damage");
  repair(cursor, "bad-escapes", at, at + found.length);
  return found;
}
