import { type Cursor, note, type Stop } from "./cursor.js";

const meanings = new Map([
  ['"', '"'],
  ["\\", "\\"],
  ["/", "/"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

/** What an escape stands for, and how much of the text it takes. */
export interface Escape {
  readonly value: string;
  readonly length: number;
}

/** What the backslash at `at` stands for with what follows it. Null, with the cursor's stop set, when it is no escape. */
export function readEscape(cursor: Cursor, at: number): Escape | null {
  const { text, units } = cursor;
  const letter = text[at + 1];
  if (letter === undefined) return halt(cursor, "end");
  const meaning = meanings.get(letter);
  if (meaning !== undefined) return { value: meaning, length: 2 };
  if (letter === "u") {
    const hex = text.slice(at + 2, at + 6);
    if (/^[0-9a-fA-F]{4}$/.test(hex)) {
      return { value: String.fromCharCode(Number.parseInt(hex, 16)), length: 6 };
    }
    if (at + 6 > text.length) return halt(cursor, "end");
  }
  const [unit] = units.escape;
  if (unit === undefined) return halt(cursor, "damage");
  const found = unit.escape(text, at);
  note(cursor, unit.name, at, at + found.length);
  return found;
}

function halt(cursor: Cursor, stop: Stop): null {
  cursor.stop = stop;
  return null;
}
