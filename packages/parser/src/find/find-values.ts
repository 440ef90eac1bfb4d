import type { Cursor } from "../read/cursor.js";
import { cursorAt, readValue } from "../read/read-value.js";
import { skipSpace } from "../read/skip-space.js";
import type { Units } from "../repairs/units.js";
import type { Repair } from "../result/parse-result.js";
import { balancedEnd } from "./balanced-end.js";
import { escapedText } from "./escaped-text.js";
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
  let whole: Found[] = [];
  let cut: Findings["cut"] = null;
  const blocks: Repair[] = [];
  let tooDeep: number | null = null;
  let damaged: number | null = null;
  let left = patience * text.length + 1000;
  for (let at = next(text, 0); at < text.length && left > 0; at = next(text, at)) {
    const block = blockAt(text, at, units);
    if (block !== null) {
      blocks.push(block.repair);
      if (block.fromStart) whole = [];
      at = block.end;
      continue;
    }
    if (text[at] === "<") {
      at++;
      continue;
    }
    const read = readAt(text, at, units, maxDepth);
    const { cursor, found } = read;
    if (cursor.stop === null) {
      if (found !== null) whole.push(found);
      else damaged ??= at;
      at = read.end;
      continue;
    }
    left -= read.cost;
    if (cursor.stop === "end" && found !== null) cut = { ...found, closable: isClosable(cursor, found) };
    if (cursor.stop === "depth") tooDeep ??= cursor.at;
    if (cursor.stop === "damage" && cursor.begun) damaged ??= cursor.at;
    at = afterStop(text, at, read);
  }
  return { whole, cut, blocks, tooDeep, damaged };
}

/** Where to look on after a value that was not read to its end. */
function afterStop(text: string, at: number, { cursor, end }: Read): number {
  if (!cursor.begun && cursor.stop !== "depth") return at + 1;
  return cursor.stop === "end" ? Math.max(end, at + 1) : balancedEnd(text, at);
}

function next(text: string, from: number): number {
  interesting.lastIndex = from;
  return interesting.exec(text)?.index ?? text.length;
}

function blockAt(text: string, at: number, units: Units) {
  for (const unit of units.block) {
    const block = unit.block(text, at);
    if (block === null) continue;
    const offset = block.fromStart ? 0 : at;
    return { ...block, repair: { name: unit.name, offset, length: block.end - offset } };
  }
  return null;
}

interface Read {
  readonly cursor: Cursor;
  readonly found: Found | null;
  readonly end: number;
  /** Characters that were looked at. */
  readonly cost: number;
}

/** Reads the value that opens at `at`, as it stands or from a text that was escaped once more. */
function readAt(text: string, at: number, units: Units, maxDepth: number): Read {
  const escaped = units.readsStrings === undefined ? null : escapedText(text, at);
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
function isClosable({ depth, innerQuotes }: Cursor, { node }: Found): boolean {
  const last = node.kind === "object" ? node.entries.at(-1)?.value : undefined;
  return (
    depth === 0 && !innerQuotes && last?.whole === true && last.kind !== "number" && last.kind !== "word"
  );
}
