import { isUnfilled } from "../answer/exclude/placeholder.js";
import { isObjectOrArray } from "../node/compare.js";
import { afterBlank } from "../read/space.js";
import { countKeys } from "./count-keys.js";

/**
 * Number of texts that are checked before they are passed to `JSON.parse`, after one text failed to parse. A source of
 * malformed JSON usually produces more of it.
 */
const watchedTexts = 100;
/**
 * Maximum length of a text that is checked first: for a longer text, the cost of the exception is
 * insignificant. In UTF-16 units.
 */
const maxWatchedLength = 1000;

/** Number of texts that are still to be checked before `JSON.parse`. It affects speed only. */
let watched = 0;

/** Parses strict JSON; `null` if the text is not strict JSON. */
export function parseStrict(text: string): { readonly value: unknown } | null {
  // The exception of `JSON.parse` costs more than reading a short text twice. Most defects are visible at the
  // start or end of a text.
  if (!beginsAndEnds(text) || showsDamage(text)) return null;
  try {
    return { value: JSON.parse(text) };
  } catch {
    watched = watchedTexts;
    return null;
  }
}

/** Whether a quick check shows that a text is not JSON. A complete check would slow down every text. */
function showsDamage(text: string): boolean {
  if (watched === 0 || text.length > maxWatchedLength) return false;
  const isDamaged = countKeys(text) < 0;
  watched = isDamaged ? watchedTexts : watched - 1;
  return isDamaged;
}

/** Whether a text starts and ends as JSON does. */
function beginsAndEnds(text: string): boolean {
  const start = afterBlank(text, 0);
  const last = beforeBlank(text, text.length - 1);
  const end = text.charCodeAt(last);
  const opening = text.charCodeAt(start);
  if (opening === 0x7b /* { */) {
    const first = text.charCodeAt(afterBlank(text, start + 1));
    if ((first !== 0x22 /* " */ && first !== 0x7d) || end !== 0x7d /* } */) return false;
  } else if (opening > 0x39 /* 9 */ && !"[tfn".includes(text.charAt(start))) return false;
  const closes = end === 0x7d || end === 0x5d; /* ] */
  return !(closes && text.charCodeAt(beforeBlank(text, last - 1)) === 0x2c) /* , */;
}

/** Returns the offset of the last character, at or before `at`, that is not white space. */
function beforeBlank(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 0x20) at--;
  return at;
}

/** Whether the end of a value's text is certain, because the text ends with a bracket or a quote. */
export function isClosed(value: unknown): boolean {
  return typeof value === "string" || isObjectOrArray(value);
}

/**
 * Whether a parsed value contains every key and digit of its strict JSON text, and is not nested too deeply.
 * `JSON.parse` keeps only the last of two equal keys and rounds numbers beyond 2^53.
 * Every key is followed by a colon. If the text has more quotes followed by a colon than the value has keys, some of
 * them may be inside strings, so the strings are inspected one by one.
 */
export function isPlain(text: string, value: unknown, maxDepth: number): boolean {
  const count = keys(value, maxDepth);
  const colons = colonsAfterQuotes(text);
  return colons === count || (colons > count && countKeys(text) === count);
}

function colonsAfterQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    if (text.charCodeAt(beforeBlank(text, at - 1)) === 0x22 /* " */) count++;
  }
  return count;
}

/** Counts the keys of a value; `NaN` if it is deeper than `depth`, a number in it may be rounded, or a text is a placeholder. */
function keys(value: unknown, depth: number): number {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? 0 : Number.NaN;
  if (typeof value === "string") return isUnfilled(value) ? Number.NaN : 0;
  if (!isObjectOrArray(value)) return 0;
  if (depth === 0) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += keys(item, depth - 1);
    return count;
  }
  for (const key in value) {
    count++;
    count += keys(value[key], depth - 1);
  }
  return count;
}
