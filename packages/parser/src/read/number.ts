import { type NumberNode, noEntries } from "../node/node.js";
import { grouped, groupsCutOff, oddNumber } from "../repairs/number-form/number-form.js";
import { type Cursor, halt, matchEnd, type Parent, repair } from "./cursor.js";

const json = /-?(0|[1-9]\d*)(\.\d+)?(e[-+]?\d+)?(?![\p{L}\p{N}_.$])/iuy;

/** An unfinished number at the end of the text, such as `-` or `1.`. */
const cutOff = /-?(\d+\.?(\d*e[-+]?)?)?$/iy;

/**
 * Reads a number; `null` if none starts here. A number at the end of the text is incomplete: more digits may
 * have followed.
 */
export function readNumber(cursor: Cursor, parent: Parent): NumberNode | null {
  const { text, at: start } = cursor;
  if (!/[-+.\d]/.test(text.charAt(start))) return null;
  const groups = parent === "object" ? matchEnd(grouped, text, start) : 0;
  const plain = groups > 0 ? 0 : matchEnd(json, text, start);
  const end = groups || plain || matchEnd(oddNumber, text, start);
  if (end === 0) return matchEnd(cutOff, text, start) > 0 ? halt(cursor, "end") : null;
  cursor.at = end;
  if (plain === 0) repair(cursor, "number-form", start);
  if (end === text.length || (parent === "object" && matchEnd(groupsCutOff, text, start) > 0))
    halt(cursor, "end");
  const source = text.slice(start, end);
  const value = Number(source.replaceAll(",", ""));
  return { kind: "number", start, end, whole: cursor.stop === null, entries: noEntries, value, source };
}
