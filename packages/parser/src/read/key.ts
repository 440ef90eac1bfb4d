import { colon } from "../repairs/other-colon/other-colon.js";
import { bareKey } from "../repairs/unquoted-keys/unquoted-keys.js";
import { type Cursor, halt, isOver, matchEnd, repair } from "./cursor.js";
import { quoteAt } from "./quotes.js";
import { skipSpace } from "./space.js";
import { readString } from "./string.js";

/** Reads an object's key and moves to its value. The cursor stops if the key or its colon is missing. */
export function readKey(cursor: Cursor): string {
  const { text, at } = cursor;
  const mark = quoteAt(cursor);
  let key = "";
  if (mark === null) {
    cursor.at = matchEnd(bareKey, text, at) || at;
    key = text.slice(at, cursor.at);
    if (key === "") halt(cursor, "damage");
    else repair(cursor, "unquoted-keys", at);
  } else key = readString(cursor, mark, "key").value;
  if (cursor.stop === null) readColon(cursor);
  cursor.begun ||= cursor.stop === null;
  return key;
}

/** Moves past a colon and the space around it. */
function readColon(cursor: Cursor): void {
  skipSpace(cursor);
  const { text, at } = cursor;
  if (isOver(text, at)) halt(cursor, "end");
  cursor.at = matchEnd(colon, text, at) || at;
  if (cursor.at === at) halt(cursor, "damage");
  else if (text[at] !== ":") repair(cursor, "other-colon", at);
  skipSpace(cursor);
}
