import type { Cursor } from "../read/cursor.js";
import { cursorAt, readValue } from "../read/read-value.js";
import { skipSpace } from "../read/skip-space.js";
import type { Units } from "../repairs/units.js";
import type { Repair } from "../result/parse-result.js";
import { balancedEnd } from "./balanced-end.js";
import { type EscapedText, escapesIn } from "./escaped-text.js";
import type { Findings, Found } from "./found.js";

/** Where a value or a block may begin. */
const interesting = /[{[<]/g;

/** Characters that may be read in vain for each of the text, so that the time stays linear. */
const patience = 8;

/**
 * Finds the values that stand in a text, outermost ones only. Blocks that cannot hold the answer are left out, and
 * nothing inside a value that is cut off or damaged counts: a part of an answer is not an answer.
 */
export function findValues(text: string, units: Units, maxDepth: number): Findings {
  const search: Search = { text, units, whole: [], cut: null, blocks: [], tooDeep: null, damaged: null };
  const escapes = escapesIn(text, units);
  let left = patience * text.length + 1000;
  for (let at = next(text, 0); at < text.length && left > 0; at = next(text, at)) {
    const after = passBlock(search, at);
    if (after > at) {
      at = after;
      continue;
    }
    const read = readAt(text, at, escapes(at), units, maxDepth);
    if (read.cursor.stop !== null) left -= read.cost;
    at = keep(search, at, read);
  }
  return search;
}

/** What was found so far. */
interface Search extends Findings {
  readonly text: string;
  readonly units: Units;
  whole: Found[];
  cut: Findings["cut"];
  readonly blocks: Repair[];
  tooDeep: number | null;
  damaged: number | null;
}

/** The offset after what cannot be the beginning of a value, or `at`. */
function passBlock(search: Search, at: number): number {
  const { text, units } = search;
  if (text[at] === "{") return opensTwice(text, at) ? at + 1 : at;
  for (const unit of units.block) {
    const block = unit.block(text, at);
    if (block === null) continue;
    const offset = block.fromStart ? 0 : at;
    search.blocks.push({ name: unit.name, offset, length: block.end - offset });
    if (block.fromStart) search.whole = [];
    return block.end;
  }
  return text[at] === "<" ? at + 1 : at;
}

/** No value: a brace is followed by a key, never by another bracket. */
function opensTwice(text: string, at: number): boolean {
  return text[at + 1] === "{" || text[at + 1] === "[";
}

/** Keeps what was read at `at`, and says where to look on. */
function keep(search: Search, at: number, { cursor, found, end }: Read): number {
  if (cursor.stop === null) {
    if (found !== null) search.whole.push(found);
    else search.damaged ??= at;
    return end;
  }
  if (cursor.stop === "end" && found !== null) {
    search.cut = { ...found, closable: isClosable(cursor, found) };
  }
  if (cursor.stop === "depth") search.tooDeep ??= cursor.at;
  else if (!cursor.begun) return at + 1;
  if (cursor.stop === "damage") search.damaged ??= cursor.at;
  return cursor.stop === "end" ? Math.max(end, at + 1) : balancedEnd(search.text, at);
}

function next(text: string, from: number): number {
  interesting.lastIndex = from;
  return interesting.exec(text)?.index ?? text.length;
}

interface Read {
  readonly cursor: Cursor;
  readonly found: Found | null;
  readonly end: number;
  /** Characters that were looked at. */
  readonly cost: number;
}

/** Reads the value that opens at `at`, as it stands or from a text that was escaped once more. */
function readAt(text: string, at: number, escaped: EscapedText | null, units: Units, maxDepth: number): Read {
  const cursor = cursorAt(escaped?.text ?? text, escaped === null ? at : 0, units, maxDepth);
  const node = readValue(cursor, "root");
  const cost = (escaped === null ? cursor.at : escaped.end + escaped.text.length) - at + 1;
  if (node === null) return { cursor, found: null, end: at + 1, cost };
  if (escaped === null) {
    const unsure = cursor.innerQuotes && cursor.stop === null && text.includes("}", cursor.at);
    const found = { node, repairs: cursor.repairs, start: at, end: cursor.at };
    return { cursor, found: unsure ? null : found, end: cursor.at, cost };
  }
  if (cursor.stop === null) skipSpace(cursor);
  const whole = cursor.stop !== null || cursor.at >= escaped.text.length;
  const here = { offset: escaped.start, length: escaped.end - escaped.start };
  const names = [units.readsStrings?.name ?? "", ...cursor.repairs.map(({ name }) => name)];
  const found = {
    node,
    repairs: names.map((name) => ({ name, ...here })),
    start: escaped.start,
    end: escaped.end,
  };
  return { cursor, found: whole ? found : null, end: escaped.end, cost };
}

/** Only an object that lacks nothing but its brace, with no quotes that had to be told apart. */
function isClosable({ text, at, depth, innerQuotes }: Cursor, { node }: Found): boolean {
  const last = node.kind === "object" ? node.entries.at(-1)?.value : undefined;
  if (depth > 0 || innerQuotes || last?.whole !== true) return false;
  return last.kind !== "number" && last.kind !== "word" && text.slice(last.end, at).trim() === "";
}
