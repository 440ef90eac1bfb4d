import type { Node } from "../../node/node.js";
import type { Cursor } from "../../read/cursor.js";

/** Whether a value in which the text ends lacks nothing but its brace, with no quotes that had to be told apart. */
export function isClosable({ text, at, depth, innerQuotes }: Cursor, { kind, entries }: Node): boolean {
  const last = kind === "object" && depth === 0 && !innerQuotes ? entries.at(-1)?.value : undefined;
  if (last?.whole !== true || last.kind === "number" || last.kind === "word") return false;
  return text.slice(last.end, at).trim() === "";
}
