import { comment } from "../repairs/comments/comments.js";
import { oddSpace } from "../repairs/odd-space/odd-space.js";
import type { ReadBy } from "../repairs/table.js";
import { type Cursor, matchEnd, repair } from "./cursor.js";

type Passed = ReadBy<"read/space">;

/** The patterns of text that is skipped between tokens, by the repair that skips it. */
const passed = Object.entries({
  comments: comment,
  "odd-space": oddSpace,
} satisfies Record<Passed, RegExp>) as [Passed, RegExp][];

/** Maximum length of a comment that is skipped when deciding whether a quote closes its string. */
const farthestLook = 200;

/** Skips white space, and everything that a repair allows between tokens. */
export function skipSpace(cursor: Cursor): void {
  cursor.at = afterSpace(cursor, cursor.at, true);
}

/** Returns the offset of the next token. Repairs before it are recorded only if the cursor moves there. */
export function afterSpace(cursor: Cursor, from: number, moves = false): number {
  const { text } = cursor;
  for (let at = from; ; ) {
    at = afterBlank(text, at);
    const found =
      mayBePassed(text.charCodeAt(at)) && passed.find(([, pattern]) => matchEnd(pattern, text, at) > 0);
    if (!found) return at;
    const [name, { lastIndex: end }] = found;
    if (moves) repair(cursor, name, at, end);
    else if (end - at > farthestLook) return at;
    at = end;
  }
}

/**
 * Whether a character can start text that is skipped, such as white space. Most tokens start with another character.
 */
function mayBePassed(code: number): boolean {
  return code < 0x20 || code > 0x7e || code === 0x23 /* # */ || code === 0x2f; /* / */
}

/** Returns the offset of the first character that is not JSON white space. */
export function afterBlank(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at++;
  return at;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
