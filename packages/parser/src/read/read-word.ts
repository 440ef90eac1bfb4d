import type { LiteralNode, WordNode } from "../node/node.js";
import { type Cursor, note } from "./cursor.js";

const word = /[\p{L}_][\p{L}\p{N}_-]{0,127}/uy;
const literals = new Map<string, boolean | null>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Reads a literal or a bare word; null when none begins here. At the text's end it may have gone on. */
export function readWord(cursor: Cursor): LiteralNode | WordNode | null {
  const { text, at: start, units } = cursor;
  if (cursor.stop !== null) return null;
  word.lastIndex = start;
  if (!word.test(text)) return null;
  const end = word.lastIndex;
  const source = text.slice(start, end);
  const span = { start, end, whole: true };
  const strict = literals.get(source);
  if (strict !== undefined) return moved(cursor, { kind: "literal", ...span, value: strict });
  if (end === text.length) {
    cursor.stop = "end";
    return null;
  }
  for (const unit of units.word) {
    const value = unit.word(source);
    if (value === undefined) continue;
    note(cursor, unit.name, start, end);
    return moved(cursor, { kind: "literal", ...span, value });
  }
  if (units.keepsWords === undefined) return null;
  return moved(cursor, { kind: "word", ...span, value: source });
}

function moved<N extends LiteralNode | WordNode>(cursor: Cursor, node: N): N {
  cursor.at = node.end;
  return node;
}
