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
import { type Extraction, nothingFound } from "./found.js";

/** Where a value or a block may begin. A brace is followed by a key, never by another bracket. */
const interesting = /\{(?![{[])|[[<◁]|^(?=\W{0,12}(thinking ?[.…]|done thinking))/gim;

/** What was found so far. */
interface Search {
  readonly findings: Extraction;
  readonly text: string;
  readonly allows: Allows;
  readonly maxDepth: number;
  /** Number of characters that may still be read without a result. */
  left: number;
  /** How far the search for escaped text found nothing: that part is not searched again. */
  lookedTo: number;
}

/**
 * Finds the values that stand in a text, outermost ones only. Blocks that cannot hold the answer are left out, and
 * nothing inside a value that is cut off or damaged counts: a part of an answer is not an answer.
 */
export function findValues(text: string, allows: Allows, maxDepth: number): Extraction {
  const findings = nothingFound();
  const search: Search = { findings, text, allows, maxDepth, left: rescanBudget(text), lookedTo: 0 };
  interesting.lastIndex = 0;
  for (let found = interesting.exec(text); found !== null; found = interesting.exec(text)) {
    const at = found.index;
    const thinking = found[0] !== "{" && allows("thinking-block") ? thinkingAt(text, at) : null;
    let next = at + 1;
    if (search.left <= 0) {
      // What is not looked at may hold another answer.
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

/** Reads the value that opens at `at`, as it stands or from a text that was escaped once more; returns where to look on. */
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

/** Whether a value was read to its end: nothing follows in its own text, or no brace that guessed quotes left behind. */
function isAll({ text, at, innerQuotes }: Cursor, isWholeText: boolean): boolean {
  return isWholeText ? at >= text.length : !(innerQuotes && text.includes("}", at));
}

/** Where to look on behind a value that could not be read to its end. */
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
