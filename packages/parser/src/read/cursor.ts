import type { Allows } from "../repairs/allows.js";
import type { RepairName } from "../repairs/table.js";
import type { Repair } from "../result/parse-result.js";

/** What a value stands in, or that a string is a key: decides what may follow it. */
export type Parent = "key" | "object" | "array" | "root";

/** Why reading stopped before the value was whole: the text ended, is not JSON there, or is nested too deep. */
export type Stop = "end" | "damage" | "depth";

/** A place in a text, with what was met on the way there. */
export interface Cursor {
  readonly text: string;
  readonly allows: Allows;
  readonly maxDepth: number;
  readonly repairs: Repair[];
  at: number;
  depth: number;
  stop: Stop | null;
  /** Whether a first entry was read: before, an opening brace may as well be prose. */
  begun: boolean;
  /** Whether some string held quotes that were not escaped. */
  innerQuotes: boolean;
}

/** A cursor with which a value is read from `at`. */
export function cursorAt(text: string, at: number, allows: Allows, maxDepth: number): Cursor {
  return { text, allows, maxDepth, repairs: [], at, depth: 0, stop: null, begun: false, innerQuotes: false };
}

/** Notes a repair from `start` to where the cursor stands; where it is switched off, the text is damaged there. */
export function repair(cursor: Cursor, name: RepairName, start: number, end: number = cursor.at): void {
  if (cursor.allows(name)) cursor.repairs.push({ name, offset: start, length: end - start });
  else halt(cursor, "damage");
}

/** Stops the cursor, unless it has stopped before. */
export function halt(cursor: Cursor, stop: Stop): null {
  cursor.stop ??= stop;
  return null;
}

/** Whether the answer's text is over: nothing follows, or the mark that ends a fence, a tag or a turn. */
export function isOver(text: string, at: number): boolean {
  return at >= text.length || matchEnd(overMark, text, at) > 0;
}

const overMark = /```|<[/|]/y;

/** The end of a sticky pattern's match at an offset; 0 where it does not match. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
