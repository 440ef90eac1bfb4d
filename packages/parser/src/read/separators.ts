import { bridges } from "../repairs/missing-comma/missing-comma.js";
import { type Cursor, halt, isOver, repair } from "./cursor.js";
import { skipSpace } from "./space.js";

const closers = { object: "}", array: "]" } as const;

/**
 * Moves to the next entry or item of an object or array. Returns `false` at the closing bracket, or if the cursor
 * stopped.
 * @param count number of entries or items read so far
 */
export function nextPart(cursor: Cursor, kind: "object" | "array", count: number): boolean {
  const { text } = cursor;
  const before = cursor.at;
  let commas = 0;
  let last = 0;
  for (skipSpace(cursor); text.charCodeAt(cursor.at) === 0x2c /* , */; skipSpace(cursor)) {
    last = cursor.at++;
    if (++commas > 1 || count === 0) repair(cursor, "extra-comma", last);
  }
  const { at } = cursor;
  const next = text.charAt(at);
  const closes = next === closers[kind];
  if (isOver(text, at)) halt(cursor, "end");
  else if (closes && commas > 0 && count > 0) repair(cursor, "extra-comma", last, last + 1);
  else if (!closes && (next === "}" || next === "]")) halt(cursor, "damage");
  else if (!closes && commas === 0 && count > 0) {
    if (bridges(text, before, at, kind)) repair(cursor, "missing-comma", before);
    else halt(cursor, "damage");
  }
  return cursor.stop === null && !closes;
}
