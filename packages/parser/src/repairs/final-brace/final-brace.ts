import type { Node } from "../../node/node.js";
import type { Cursor } from "../../read/cursor.js";

/**
 * Whether the unfinished value at the end of a text lacks only its closing brace, and no quotes in it had to
 * be guessed.
 */
export function isClosable({ text, at, depth, innerQuotes }: Cursor, { kind, entries }: Node): boolean {
  const last = kind === "object" && depth === 0 && !innerQuotes ? entries.at(-1)?.value : undefined;
  if (last?.whole !== true || last.kind === "number" || last.kind === "word") return false;
  return text.slice(last.end, at).trim() === "";
}
