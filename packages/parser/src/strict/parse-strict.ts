import { afterBlank } from "../read/space.js";

/** Strict JSON read whole; null when the text is not strict JSON. */
export function parseStrict(text: string): { readonly value: unknown } | null {
  // A failed JSON.parse costs more than reading a short text twice, and most damage shows at the text's ends.
  if (!beginsAndEnds(text)) return null;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** A line that begins with a quote, after one that does not end in a comma, a colon or an opening bracket. */
const noComma = /[^\s,:{[][^\S\n]*\n\s*"/;

/** Whether a text begins and ends as JSON does. */
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
  if (closes && text.charCodeAt(beforeBlank(text, last - 1)) === 0x2c /* , */) return false;
  return text.indexOf("\n", start) < 0 || !noComma.test(text);
}

/** The offset of the last character, at or before `at`, that is not white space. */
function beforeBlank(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 0x20) at--;
  return at;
}

/** Whether the text of a value shows where it ends: with a bracket or a quote. */
export function isClosed(value: unknown): boolean {
  return typeof value === "string" || isContainer(value);
}

/**
 * Whether the value of a strict text holds every key and every digit that stands in it, and is no deeper than
 * allowed. `JSON.parse` keeps the last of two equal keys, which would be choosing between two answers, and rounds
 * numbers beyond 2^53.
 *
 * Every key is followed by a colon. Where there are more colons after quotes than keys, some may stand within strings, so
 * that the strings are looked at one by one.
 */
export function isPlain(text: string, value: unknown, maxDepth: number): boolean {
  const count = keys(value, maxDepth);
  const colons = colonsAfterQuotes(text);
  return colons === count || (colons > count && keysWritten(text) === count);
}

/** How many keys stand in strict JSON: strings with a colon behind them. */
function keysWritten(text: string): number {
  let count = 0;
  let at = text.indexOf('"');
  while (at >= 0) {
    let end = text.indexOf('"', at + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    if (text.charCodeAt(afterBlank(text, end + 1)) === 0x3a /* : */) count++;
    at = text.indexOf('"', end + 1);
  }
  return count;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === 0x5c /* \ */) first--;
  return (at - first) % 2 === 1;
}

function colonsAfterQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    if (text.charCodeAt(beforeBlank(text, at - 1)) === 0x22 /* " */) count++;
  }
  return count;
}

/** How many keys a value holds; not a number when it is deeper than `depth` or a number in it may be rounded. */
function keys(value: unknown, depth: number): number {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? 0 : Number.NaN;
  if (!isContainer(value)) return 0;
  if (depth === 0) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item !== "string") count += keys(item, depth - 1);
    return count;
  }
  for (const key in value) {
    count++;
    const part = value[key];
    if (typeof part !== "string") count += keys(part, depth - 1);
  }
  return count;
}

function isContainer(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === "object" && value !== null;
}
