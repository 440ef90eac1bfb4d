import type { Node } from "../../node/node.js";
import type { Cursor } from "../../read/cursor.js";
import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "Only the last } of the outermost object is missing, after a finished string, literal or bracketed value.",
  safe: "Every key the contract requires is there and the whole keeps the contract; never after a number, in a list, or when the model ran out of room.",
};

/** Whether a value in which the text ends lacks nothing but its brace, with no quotes that had to be told apart. */
export function isClosable({ text, at, depth, innerQuotes }: Cursor, { kind, entries }: Node): boolean {
  const last = kind === "object" && depth === 0 && !innerQuotes ? entries.at(-1)?.value : undefined;
  if (last?.whole !== true || last.kind === "number" || last.kind === "word") return false;
  return text.slice(last.end, at).trim() === "";
}
