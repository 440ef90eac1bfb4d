import { type LiteralNode, noEntries, type WordNode } from "../node/node.js";
import { isPython } from "../repairs/python-literals/python-literals.js";
import { isUndefined } from "../repairs/undefined-as-absent/undefined-as-absent.js";
import { type Cursor, halt, matchEnd, type Parent, repair } from "./cursor.js";

const word = /[\p{L}_][\p{L}\p{N}_-]{0,127}/uy;

/**
 * The values of words, keyed by the word in lower case: the literals of JSON, and words that people write instead of
 * them.
 */
export const meanings: ReadonlyMap<string, boolean | null> = new Map(
  Object.entries({ true: true, false: false, null: null, none: null, yes: true, no: false }),
);

/** Returns the value of a text that consists of exactly one such word; `undefined` for any other text. */
export function meaningOf(text: string): boolean | null | undefined {
  return meanings.get(text.trim().toLowerCase());
}

/**
 * Reads a literal or a bare word; `null` if none starts here. At the end of the text it may be incomplete.
 */
export function readWord(cursor: Cursor, parent: Parent): LiteralNode | WordNode | null {
  const { text, at: start } = cursor;
  const end = matchEnd(word, text, start);
  if (end === 0) return null;
  const source = text.slice(start, end);
  const isJson = /^(true|false|null)$/.test(source);
  if (!isJson && end === text.length) return halt(cursor, "end");
  cursor.at = end;
  const span = { start, end, whole: true, entries: noEntries };
  if (isUndefined(source, parent)) repair(cursor, "undefined-as-absent", start);
  else if (isPython(source)) repair(cursor, "python-literals", start);
  else if (!isJson) {
    return cursor.allows("unquoted-value")
      ? { kind: "word", ...span, value: source }
      : halt(cursor, "damage");
  }
  return { kind: "literal", ...span, value: meaningOf(source) };
}
