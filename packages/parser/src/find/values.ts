import { type Cursor, cursorAt } from "../read/cursor.js";
import { rescanBudget } from "../read/rescan-budget.js";
import { skipSpace } from "../read/space.js";
import { readValue } from "../read/value.js";
import type { Allows } from "../repairs/allows.js";
import { encoded } from "../repairs/double-encoding/double-encoding.js";
import { isClosable } from "../repairs/final-brace/final-brace.js";
import { thinkingAt } from "../repairs/thinking-block/thinking-block.js";
import { balancedEnd } from "./balanced-end.js";
import { type EscapedText, escapedAt } from "./escaped-text.js";
import { type Extraction, emptyExtraction } from "./found.js";

/** Matches the start of a possible value or block. A brace is followed by a key and never by another bracket. */
const interesting = /\{(?![{[])|[[<◁]|^(?=\W{0,12}(thinking ?[.…]|done thinking))/gim;

/** The state of a search. */
interface Search {
  readonly findings: Extraction;
  readonly text: string;
  readonly allows: Allows;
  readonly maxDepth: number;
  /** Number of characters that may still be read without a result. */
  left: number;
  /** The offset up to which a search for escaped text found nothing, so that this part is not searched again. */
  lookedTo: number;
}

/**
 * Finds the outermost values in a text. Blocks that cannot contain the answer are skipped. Values inside a truncated or
 * malformed value are not returned, because a part of an answer is not an answer.
 */
export function findValues(text: string, allows: Allows, maxDepth: number): Extraction {
  const findings = emptyExtraction();
  const search: Search = { findings, text, allows, maxDepth, left: rescanBudget(text), lookedTo: 0 };
  interesting.lastIndex = 0;
  for (let found = interesting.exec(text); found !== null; found = interesting.exec(text)) {
    const at = found.index;
    const thinking = found[0] !== "{" && allows("thinking-block") ? thinkingAt(text, at) : null;
    let next = at + 1;
    if (search.left <= 0) {
      // Text that is not searched may contain another answer.
      findings.damaged ??= at;
      break;
    }
    if (thinking !== null) {
      const { end, fromStart, open } = thinking;
      next = end;
      findings.blocks.push({ start: fromStart ? 0 : at, end, open });
      if (fromStart) findings.whole = [];
    } else if (found[0] === "{" || found[0] === "[") next = readAt(search, at);
    interesting.lastIndex = next;
  }
  return findings;
}

/**
 * Reads the value that starts at `at`, either directly or from text that was escaped once more. Returns where
 * the search continues.
 */
function readAt(search: Search, at: number): number {
  const { text, allows, maxDepth } = search;
  const escaped = allows("double-encoding") ? escapedAt(search, at) : null;
  const cursor = cursorAt(escaped?.text ?? text, escaped === null ? at : 0, allows, maxDepth);
  const node = readValue(cursor, "root");
  if (escaped !== null) skipSpace(cursor);
  const start = escaped?.start ?? at;
  const end = node === null ? at + 1 : (escaped?.end ?? cursor.at);
  const decoded = escaped !== null;
  if (node !== null && (cursor.stop !== null || isAll(cursor, decoded))) {
    const repairs = decoded ? encoded(cursor.repairs, start, end) : cursor.repairs;
    const found = { node, repairs, start, end, decoded };
    if (cursor.stop === null) search.findings.whole.push(found);
    if (cursor.stop === "end") search.findings.cut = { ...found, closable: isClosable(cursor, node) };
  } else if (cursor.stop === null) search.findings.damaged ??= at;
  return cursor.stop === null ? end : afterStop(search, cursor, at, end, escaped);
}

/** Whether a value was read to its end: no text follows it, and no brace remains after a guessed quote. */
function isAll({ text, at, innerQuotes }: Cursor, isWholeText: boolean): boolean {
  return isWholeText ? at >= text.length : !(innerQuotes && text.includes("}", at));
}

/** Returns the offset at which the search continues after a value that could not be read completely. */
function afterStop(
  search: Search,
  { stop, at: stopped, begun }: Cursor,
  at: number,
  end: number,
  escaped: EscapedText | null,
): number {
  search.left -= (escaped === null ? stopped : escaped.end + escaped.text.length) - at + 1;
  if (stop === "depth") search.findings.tooDeep ??= stopped;
  else if (!begun) return at + 1;
  if (stop === "end") return Math.max(end, at + 1);
  if (stop === "damage") search.findings.damaged ??= stopped;
  return balancedEnd(search.text, at);
}
