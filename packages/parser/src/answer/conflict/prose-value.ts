import { matchEnd } from "../../read/cursor.js";
import { meaningOf } from "../../read/word.js";

/** A value that prose gives a key: a number, or up to four words. */
export interface ProseValue {
  /** The number's digits, sign and exponent as JSON writes them; undefined where words stand. */
  readonly number: string | undefined;
  readonly words: string;
  /** UTF-16 offset behind it. */
  readonly end: number;
}

/** What stands between a sign and a value: space, marks of any kind, entities and tags. A dash before a digit is a minus. */
const lead = /(?:&#?\w{1,4};|<\/?\w{1,10}>|(?![-+−–]?[$€£¥]?\.?\d)[^\p{L}\p{N}{}.!?;,]){0,100}/uy;
const number = /[-+−–]?[$€£¥]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?:e[-+]?\d{1,4})?/iuy;
const words = /[\p{L}\p{N}]+(?:[ _-][\p{L}\p{N}]+){0,3}/uy;

/** The value that prose gives from an offset on; null where none stands there. */
export function proseValueAt(text: string, at: number): ProseValue | null {
  const start = matchEnd(lead, text, at) || at;
  const numberEnd = matchEnd(number, text, start);
  const end = numberEnd || matchEnd(words, text, start);
  if (end === 0) return null;
  const source = text.slice(start, end);
  return numberEnd > 0
    ? { number: source.replace(/[−–]/, "-").replace(/[$€£¥,]/g, ""), words: "", end }
    : { number: undefined, words: source, end };
}

/** What parts the members of a list, and the next of them. */
const further =
  /(["'`*”’]{0,3}\s{0,20}(?:[|/,]|\bor\b)[\s"'`*“‘]{0,20}(?:or\b)?[\s"'`*“‘]{0,20})([\p{L}\p{N}_-]+)/uy;

/** What ends a list whose members only commas part, and what makes the last of its words a key. */
const listEnd = /["'`*”’]{0,3}\s{0,20}(?:[.;)\]}]|\n|$)/y;
const colon = /["'`*”’]{0,3}\s{0,20}[:=]/y;

/** Most members of a list that are looked at. */
const maxListLength = 100;

/**
 * Whether a value that ends at an offset is the first of a list of what is possible, such as `LIKE, REPLY or SCROLL`, and
 * not of a sentence that goes on, such as `SCROLL, LIKE was wrong`.
 */
export function isListed(text: string, end: number, isMember: (word: string) => boolean): boolean {
  let at = end;
  let hasOr = false;
  for (let count = 0; count < maxListLength; count++) {
    further.lastIndex = at;
    const [, joint = "", word = ""] = further.exec(text) ?? [];
    if (!isMember(word)) break;
    hasOr ||= /[|/]|or/.test(joint);
    at = further.lastIndex;
  }
  if (at === end || matchEnd(colon, text, at) > 0) return false;
  return hasOr || matchEnd(listEnd, text, at) > 0;
}

/** Whether words begin with one that says there is no value, such as `null` or `none`. */
export function givesNothing(given: string): boolean {
  return meaningOf(/^\p{L}+/u.exec(given)?.[0] ?? "") === null;
}
