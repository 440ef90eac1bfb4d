import type { NumberNode } from "../node/node.js";
import { type Cursor, note } from "./cursor.js";

const json = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const goesOn = /[\p{L}\p{N}_.$]/u;

/** Reads a number; null when none begins here. At the text's end more digits may have followed: not whole. */
export function readNumber(cursor: Cursor): NumberNode | null {
  const { text, at: start, units } = cursor;
  json.lastIndex = start;
  let end = json.test(text) ? json.lastIndex : start;
  if (end === start || goesOn.test(text[end] ?? "")) {
    const unit = units.number.find((candidate) => candidate.number(text, start) > start);
    if (unit === undefined) return unfinished(cursor);
    end = unit.number(text, start);
    if (goesOn.test(text[end] ?? "")) return unfinished(cursor);
    note(cursor, unit.name, start, end);
  }
  cursor.at = end;
  if (end === text.length) cursor.stop = "end";
  const source = text.slice(start, end);
  return { kind: "number", start, end, whole: end < text.length, value: Number(source), source };
}

/** A number that the text's end cuts in two, such as `-` or `1.`, is no damage: the text is over. */
function unfinished(cursor: Cursor): null {
  if (
    /^-?(?:\d+\.?(?:\d*[eE][-+]?)?)?$/.test(cursor.text.slice(cursor.at, cursor.at + 400)) &&
    cursor.text.length - cursor.at < 400
  ) {
    const code = cursor.text.charCodeAt(cursor.at);
    if (code === 0x2d || (code >= 0x30 && code <= 0x39)) cursor.stop = "end";
  }
  return null;
}
