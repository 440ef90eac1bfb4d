import { type Cursor, isOver, note } from "./cursor.js";
import { skipSpace } from "./skip-space.js";

const closers = { object: 0x7d, array: 0x5d } as const;
const comma = 0x2c;

export function openContainer(cursor: Cursor): void {
  cursor.at++;
  if (++cursor.depth > cursor.maxDepth) cursor.stop = "depth";
}

/** Marks a container whole when it was read to its closing bracket, on which the cursor then stands. */
export function closeContainer(cursor: Cursor, node: { end: number; whole: boolean }): void {
  cursor.depth--;
  if (cursor.stop === null) {
    cursor.at++;
    node.whole = true;
  }
  node.end = cursor.at;
}

/**
 * Goes on to the next entry or item of a container that holds `count` already. False on its closing bracket, or
 * when the cursor had to stop.
 */
export function nextPart(cursor: Cursor, kind: "object" | "array", count: number): boolean {
  const before = cursor.at;
  skipSpace(cursor);
  const commas = count > 0 ? readCommas(cursor, 1) : readCommas(cursor, 0);
  const { text, at, units } = cursor;
  if (cursor.stop !== null) return false;
  if (isOver(text, at)) return halt(cursor, "end");
  const code = text.charCodeAt(at);
  if (code === closers[kind]) {
    if (commas.count > 0 && count > 0) return dropComma(cursor, commas.last);
    return false;
  }
  if (code === 0x7d || code === 0x5d) return halt(cursor, "damage");
  if (commas.count > 0 || count === 0) return true;
  return bridge(cursor, kind, before) && units.bridgesCommas !== undefined;
}

interface Commas {
  readonly count: number;
  readonly last: number;
}

/** Passes the commas that stand here; more than `allowed` of them must be dropped by a unit. */
function readCommas(cursor: Cursor, allowed: number): Commas {
  let count = 0;
  let last = cursor.at;
  while (cursor.text.charCodeAt(cursor.at) === comma) {
    last = cursor.at++;
    if (++count > allowed) noteDropped(cursor, last);
    skipSpace(cursor);
  }
  return { count, last };
}

function dropComma(cursor: Cursor, at: number): false {
  noteDropped(cursor, at);
  return false;
}

function noteDropped(cursor: Cursor, at: number): void {
  const unit = cursor.units.dropsCommas;
  if (unit === undefined) cursor.stop = "damage";
  else note(cursor, unit.name, at, at + 1);
}

/** Two parts without a comma between. Two numbers could be one, written with a space: that is refused. */
function bridge(cursor: Cursor, kind: "object" | "array", before: number): boolean {
  const { text, at, units } = cursor;
  const digits = /[0-9]/.test(text[before - 1] ?? "") && /[-+.0-9]/.test(text[at] ?? "");
  if (units.bridgesCommas === undefined || (kind === "array" && (digits || at === before))) {
    return halt(cursor, "damage");
  }
  note(cursor, units.bridgesCommas.name, before, at);
  return true;
}

function halt(cursor: Cursor, stop: "end" | "damage"): false {
  cursor.stop = stop;
  return false;
}
