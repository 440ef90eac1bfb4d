import type { Entry, Node } from "../../node/node.js";
import { cursorAt, matchEnd } from "../../read/cursor.js";
import { readValue } from "../../read/value.js";
import { isPlaceholder } from "../exclude/placeholder.js";
import { type AcceptedValue, isConsistent } from "./is-consistent.js";

const afterColon = /[\s:：=>]*/y;

/** The result of comparing a key's value with the answer, and the offset at which the search continues. */
export interface EntryComparison {
  readonly says: "same" | "another" | "example";
  readonly end: number;
  /** The offset up to which the entry was read. It is beyond the entry's end if the entry could not be read. */
  readonly reached: number;
}

/** A key found in a text. */
interface Keyed {
  /** The contract's name for the key. */
  readonly key: string;
  readonly colon: number;
}

/** Reads the value of a key. If it cannot be read, the search continues after the colon. */
export function readEntry(answer: AcceptedValue, text: string, { key, colon }: Keyed): EntryComparison {
  const { allows, maxDepth } = answer.context;
  const keyStart = matchEnd(afterColon, text, colon);
  const cursor = cursorAt(text, keyStart, allows, maxDepth);
  const read = isPlaceholder(text, keyStart) ? null : readValue(cursor, "object");
  const { at: reached } = cursor;
  if (isPlaceholder(text, reached)) return { says: "example", end: reached, reached };
  const value = read ?? unfinishedWord(text, keyStart);
  // A comment that reaches the end of the text may hide the rest of the value.
  const isHidden = cursor.stop === "end" && cursor.repairs.some(({ name }) => name === "comments");
  if (cursor.stop !== "damage" && !isHidden && isSame(answer, text, { key, keyStart, value }))
    return { says: "same", end: reached, reached };
  return { says: "another", end: read?.whole === true ? reached : colon + 1, reached };
}

/** Returns the unfinished word at the end of the text, or an empty one. */
function unfinishedWord(text: string, start: number): Node {
  const value = text.slice(start, start + maxWordLength).trim();
  return { kind: "string", start, end: text.length, whole: false, entries: [], value };
}

/** Maximum length of the end of a text that is compared with the answer if no value can be read. */
const maxWordLength = 64;

/**
 * Whether an entry agrees with the answer. Identical entries are compared once: a text may contain thousands.
 */
function isSame(answer: AcceptedValue, text: string, entry: Entry): boolean {
  const entryText = `${entry.key}:${text.slice(entry.value.start, entry.value.end)}`;
  const isKnown = answer.compared.get(entryText) ?? isConsistent(answer, entry);
  answer.compared.set(entryText, isKnown);
  return isKnown;
}
