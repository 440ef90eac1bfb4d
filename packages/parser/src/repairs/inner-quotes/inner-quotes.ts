import { type Cursor, isOver, matchEnd, type Parent } from "../../read/cursor.js";
import { afterBlank, afterSpace } from "../../read/space.js";

/**
 * Matches an object's key and its colon, or the object's end. Its length is limited, so that looking ahead from every
 * quote takes linear time.
 */
const key =
  /[,}]|("([^"\\\n]|\\.){0,200}"|'[^'\n]{0,200}'|`[^`\n]{0,200}`|[“-‟][^“-‟"\n]{0,200}[“-‟"]|[‘’][^‘’\n]{0,200}’|[\p{L}_$][\p{L}\p{N}_$-]{0,127})\s{0,200}([:：=]|$)|["'`‘-‟](?<=[,\s].)[^"'`‘-‟\n]{0,200}$/uy;

/** The start of a value in an array, or the array's end. */
const value = /["'`‘-‟{[,\]\-+.\d]|(true|false|null|True|False|None)\b/y;

/** The start of a string, object or array. */
const opening = /["'`‘-‟{[]/y;

/** Matches the text that follows a plus sign between strings: a quote, or the end of the text. */
const joined = /["'`‘-‟]|$/y;

/**
 * Whether a quote closes its string, judged by the text from `after` on: it must be text that can follow a string at
 * this point. If the repair is switched off, the first quote closes the string, as in JSON.
 */
export function closes(cursor: Cursor, after: number, parent: Parent): boolean {
  const { text } = cursor;
  if (parent === "root" || parent === "key" || !cursor.allows("inner-quotes")) return true;
  const next = afterSpace(cursor, after);
  // Something like a comment that touches the quote, or contains an odd number of quotes, may be text: `"the
  // tag "#bread" again"`.
  const marks = text.slice(after, next).split(text.charAt(after - 1)).length;
  if (marks > 1 && (marks % 2 === 0 || text.charAt(after) > " ")) return false;
  const sign = text.charAt(next);
  const isObject = parent === "object";
  // A list may have lost its closing bracket.
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
 * Whether a quotation is open after a quote that does not close its string; `null` if the quote is not a quotation
 * mark. A quotation opens before a word and closes after one. Apostrophes are not quotation marks. Inch marks after a
 * number are not, either, except where a list item may end.
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
  // Before a colon, the quote may have ended a key.
  if (/[:：]/.test(text.charAt(afterBlank(text, after)))) return null;
  if (quoting || (parent !== "array" && matchEnd(inches, text, at) > 0))
    return letter.test(next) ? null : false;
  return beforeQuotation.test(text.charAt(at - 1)) && inQuotation.test(next) ? true : null;
}
