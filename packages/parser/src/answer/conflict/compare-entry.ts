import type { Entry, Node } from "../../node/node.js";
import { cursorAt, matchEnd } from "../../read/cursor.js";
import { readValue } from "../../read/value.js";
import { isPlaceholder } from "../exclude/placeholder.js";
import { type Answer, isConsistent } from "./is-consistent.js";

const afterColon = /[\s:：=>]*/y;

/** What a key's value says of the answer, and where the search goes on. */
export interface EntryComparison {
  readonly says: "same" | "another" | "example";
  readonly end: number;
  /** How far it was read: more than to its end where it could not be read. */
  readonly reached: number;
}

/** A key in a text. */
interface Keyed {
  /** The contract's name for it. */
  readonly key: string;
  readonly colon: number;
}

/** Reads the value of a key; where it cannot be read, the search goes on behind the colon. */
export function readEntry(answer: Answer, text: string, { key, colon }: Keyed): EntryComparison {
  const { allows, maxDepth } = answer.context;
  const keyStart = matchEnd(afterColon, text, colon);
  const cursor = cursorAt(text, keyStart, allows, maxDepth);
  const read = isPlaceholder(text, keyStart) ? null : readValue(cursor, "object");
  const { at: reached } = cursor;
  if (isPlaceholder(text, reached)) return { says: "example", end: reached, reached };
  const value = read ?? begunWord(text, keyStart);
  // A comment that reaches the end may hide the rest.
  const isHidden = cursor.stop === "end" && cursor.repairs.some(({ name }) => name === "comments");
  if (cursor.stop !== "damage" && !isHidden && isSame(answer, text, { key, keyStart, value }))
    return { says: "same", end: reached, reached };
  return { says: "another", end: read?.whole === true ? reached : colon + 1, reached };
}

/** A word in which the text ends, or nothing. */
function begunWord(text: string, start: number): Node {
  const value = text.slice(start, start + maxWordLength).trim();
  return { kind: "string", start, end: text.length, whole: false, entries: [], value };
}

/** How much of a text's end is held against the answer where no value can be read. */
const maxWordLength = 64;

/** Whether an entry says what the answer does. The same words again are not compared again: a text may hold thousands. */
function isSame(answer: Answer, text: string, entry: Entry): boolean {
  const words = `${entry.key}:${text.slice(entry.value.start, entry.value.end)}`;
  const isKnown = answer.compared.get(words) ?? isConsistent(answer, entry);
  answer.compared.set(words, isKnown);
  return isKnown;
}
