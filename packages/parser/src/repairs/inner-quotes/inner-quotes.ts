import { type Cursor, isOver, matchEnd, type Parent } from "../../read/cursor.js";
import { afterBlank, afterSpace } from "../../read/space.js";

/** An object's key and its colon, or its end. Bounded, so that looking ahead from every quote stays linear. */
const key =
  /[,}]|("([^"\\\n]|\\.){0,200}"|'[^'\n]{0,200}'|`[^`\n]{0,200}`|[“-‟][^”“"\n]{0,200}[”“"]|[‘’][^‘’\n]{0,200}’|[\p{L}_$][\p{L}\p{N}_$-]{0,127})\s{0,200}([:：=]|$)|["'`‘-‟](?<=[,\s].)[^"'`‘-‟\n]{0,200}$/uy;

/** How a value of an array begins, or its end. */
const value = /["'`‘-‟{[,\]\-+.\d]|(true|false|null|True|False|None)\b/y;

/** How a string begins, or an object or array. */
const opening = /["'`‘-‟{[]/y;

/** What follows a plus: a string, unless the text ends. */
const joined = /["'`‘-‟]|$/y;

/**
 * Whether a quote is the one that closes its string: what follows, from `after` on, is what follows a string in that
 * place. Where the repair is switched off the first one closes, as in JSON.
 */
export function closes(cursor: Cursor, after: number, parent: Parent): boolean {
  const { text } = cursor;
  if (parent === "root" || parent === "key" || !cursor.allows("inner-quotes")) return true;
  const next = afterSpace(cursor, after);
  // What looks like a comment, and touches the quote or holds an odd number more, may be text: `"the tag "#bread" again"`.
  const marks = text.slice(after, next).split(text.charAt(after - 1)).length;
  if (marks > 1 && (marks % 2 === 0 || text.charAt(after) > " ")) return false;
  const sign = text.charAt(next);
  const isObject = parent === "object";
  // A list may have lost its bracket.
  if (isOver(text, next) || sign === "}" || (!isObject && sign === "]")) return true;
  const separated = sign === "," || sign === "+";
  const part = separated ? afterSpace(cursor, next + 1) : next;
  if (sign === "+") return matchEnd(joined, text, part) > 0;
  if (sign === "," && isOver(text, part)) return true;
  if (isObject) return matchEnd(key, text, part) > 0;
  return (separated || next > after) && matchEnd(separated ? value : opening, text, part) > 0;
}

const letter = /[\p{L}\p{N}]/u;
const apostrophe = /(?<=[\p{L}\p{N}])['’](?=\p{L})/uy;
const beforeQuotation = /[\s"'“‘`([{<*_—–-]/;
const inches = /(?<=\d)"(?![,\s]+["'`])/y;
const inQuotation = /[\p{L}\p{N}¿¡@#$€£'‘]/u;

/**
 * Whether a quotation is open after a quote that does not close its string; null when the quote is not part of one. A
 * quotation opens before a word and closes after it: a quote after a word ends a string, and what follows is a second
 * one. An apostrophe changes nothing, nor do the inches behind a number, where no item of a list may end there.
 */
export function opensQuotation(
  text: string,
  at: number,
  after: number,
  quoting: boolean,
  parent: Parent,
): boolean | null {
  if (matchEnd(apostrophe, text, at) > 0) return quoting;
  const next = text.charAt(after);
  // Before a colon it may have been the end of a key.
  if (/[:：]/.test(text.charAt(afterBlank(text, after)))) return null;
  if (quoting || (parent !== "array" && matchEnd(inches, text, at) > 0))
    return letter.test(next) ? null : false;
  return beforeQuotation.test(text.charAt(at - 1)) && inQuotation.test(next) ? true : null;
}
