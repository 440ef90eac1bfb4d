import type { Node } from "../node/node.js";
import type { Place } from "../repairs/repair-unit.js";
import type { Units } from "../repairs/units.js";
import type { Repair } from "../result/parse-result.js";

/** Why reading stopped before the value was whole: the text ended, is no JSON there, or is nested too deep. */
export type Stop = "end" | "damage" | "depth";

/** A place in a text, with what was met on the way there. */
export interface Cursor {
  readonly text: string;
  readonly units: Units;
  readonly maxDepth: number;
  readonly repairs: Repair[];
  /** Reads one value here: what objects and arrays ask for their parts. */
  readonly readValue: (cursor: Cursor, place: Place) => Node | null;
  at: number;
  depth: number;
  stop: Stop | null;
  /** Whether a first entry was read: before, an opening brace may as well be prose. */
  begun: boolean;
  /** Whether some string held quotes that were not escaped. */
  innerQuotes: boolean;
}

/** Notes a repair from `start` to where the cursor stands. */
export function note(cursor: Cursor, name: string, start: number, end: number = cursor.at): void {
  cursor.repairs.push({ name, offset: start, length: end - start });
}

/** Whether the answer's text is over: nothing follows, or the mark that ends a fence, a tag or a turn. */
export function isOver(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  if (code === 0x60 /* ` */) return text.startsWith("```", at);
  return code === 0x3c /* < */ && (text[at + 1] === "/" || text[at + 1] === "|");
}
