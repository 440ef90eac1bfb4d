import type { StringNode } from "../../node/node.js";
import { type Cursor, halt, isOver, type Parent, repair } from "../../read/cursor.js";
import { quoteAt } from "../../read/quotes.js";
import { afterSpace } from "../../read/space.js";
import { readString } from "../../read/string.js";

/** Reads the string after a plus and joins it to the first. Strings with guessed quotes are not joined. */
export function joinStrings(cursor: Cursor, first: StringNode, parent: Parent): StringNode {
  let { value } = first;
  let joined = first;
  while (cursor.stop === null) {
    const sign = afterSpace(cursor, cursor.at);
    if (cursor.text[sign] !== "+") break;
    cursor.at = afterSpace(cursor, sign + 1);
    const mark = quoteAt(cursor);
    if (mark !== null) value += readString(cursor, mark, parent).value;
    else halt(cursor, isOver(cursor.text, cursor.at) ? "end" : "damage");
    if (cursor.innerQuotes) halt(cursor, "damage");
    joined = { ...first, end: cursor.at, whole: cursor.stop === null, value };
  }
  if (joined !== first) repair(cursor, "joined-strings", first.start);
  return joined;
}
