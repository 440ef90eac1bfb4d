import type { Allows } from "../repairs/allows.js";
import type { RepairName } from "../repairs/table.js";
import type { Repair } from "../result/parse-result.js";

/**
 * The kind of the value that contains a value, or `key` for a string that is a key. It determines which characters
 * may follow.
 */
export type Parent = "key" | "object" | "array" | "root";

/**
 * The reason why reading stopped before the value was complete: the text ended, is not JSON at this point, or is
 * nested too deeply.
 */
export type Stop = "end" | "damage" | "depth";

/** A position in a text, with the repairs and marks collected on the way to it. */
export interface Cursor {
  readonly text: string;
  readonly allows: Allows;
  readonly maxDepth: number;
  readonly repairs: Repair[];
  at: number;
  depth: number;
  stop: Stop | null;
  /** Whether a first entry was read. Before it, an opening brace may belong to prose. */
  begun: boolean;
  /** Whether a string contained quotes that were not escaped. */
  innerQuotes: boolean;
}

/** Creates a cursor that reads a value from `at`. */
export function cursorAt(text: string, at: number, allows: Allows, maxDepth: number): Cursor {
  return { text, allows, maxDepth, repairs: [], at, depth: 0, stop: null, begun: false, innerQuotes: false };
}

/**
 * Records a repair from `start` to the cursor. If the repair is switched off, the text counts as malformed
 * there.
 */
export function repair(cursor: Cursor, name: RepairName, start: number, end: number = cursor.at): void {
  if (cursor.allows(name)) cursor.repairs.push({ name, offset: start, length: end - start });
  else halt(cursor, "damage");
}

/** Stops the cursor, unless it has already stopped. */
export function halt(cursor: Cursor, stop: Stop): null {
  cursor.stop ??= stop;
  return null;
}

/** Whether the text ends at an offset, or continues there with the closing mark of a fence, tag or turn. */
export function isOver(text: string, at: number): boolean {
  return at >= text.length || matchEnd(overMark, text, at) > 0;
}

const overMark = /```|<[/|]/y;

/** Returns the offset at which a sticky pattern's match ends; 0 if it does not match. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
