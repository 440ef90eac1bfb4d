import type { Stretch } from "../../find/found.js";
import { matchEnd } from "../../read/cursor.js";
import { rescanBudget } from "../../read/rescan-budget.js";
import { type ContractKey, contractKeys } from "../contract-keys.js";
import { readEntry } from "./compare-entry.js";
import type { Answer } from "./is-consistent.js";

/** A text, and the spans of it that were already read. */
interface ScannedText {
  readonly text: string;
  /** In text order: values, and blocks that cannot contain an answer. */
  readonly passed: readonly Passed[];
  /**
   * Where the unfinished value at the end of the text starts, if there is one: it has been compared already.
   */
  readonly cut: number | null;
}

/** A span that has been read already. A bracket opened before an answer ends at the answer. */
export interface Passed extends Stretch {
  readonly isAnswer: boolean;
}

/** An open bracket: where a key in it has a different value, and whether it is an example. */
interface Bracket {
  readonly closer: string;
  against: number | null;
  example: boolean;
}

/** What has been found since the last answer. */
interface ScanState {
  readonly open: Bracket[];
  /**
   * Text outside all brackets. It becomes the content of a bracket if one closes there that was never opened.
   */
  outside: Bracket;
  /** Whether a brace has been opened; it may have been closed too early. */
  braced: boolean;
  /** The offset from which a key may start. */
  from: number;
  /** Number of characters that may still be read again. */
  left: number;
}

/**
 * Brackets, and the characters that separate a key from its value in JSON. Arrows, table cells and dashes are
 * read together with their sentence.
 */
const signs = /[{}[\]:：=]/g;

/** The start of a list. It could not be read: otherwise it would be among the values. */
const list = /\[\s*["'“„‘`{[\d-]/y;

/** Returns where prose, or values that cannot be read, contradict the answer; `null` if nothing does. */
export function findTextConflict(answer: Answer, words: ScannedText): number | null {
  const { length } = words.text;
  let met = nothingMet(0, rescanBudget(words.text));
  signs.lastIndex = 0;
  for (const part of [...words.passed, { start: length, end: length, isAnswer: true }]) {
    const against =
      stretchAgainst(answer, words, met, part.start) ??
      (part.isAnswer ? met.open.find(({ against }) => against !== null)?.against : null) ??
      null;
    if (against !== null) return against;
    signs.lastIndex = part.isAnswer ? part.end : Math.max(part.end, signs.lastIndex);
    if (part.isAnswer) met = nothingMet(part.end, met.left);
    else {
      met.from = Math.max(met.from, part.end);
      met.braced ||= words.text[part.start] === "{";
    }
  }
  return null;
}

function nothingMet(from: number, left: number): ScanState {
  return { open: [], outside: bracket(""), braced: false, from, left };
}

function bracket(closer: string): Bracket {
  return { closer, against: null, example: false };
}

/** Compares the text up to an offset with the answer. The search continues after the text that was read. */
function stretchAgainst(answer: Answer, words: ScannedText, met: ScanState, to: number): number | null {
  for (let from = signs.lastIndex; from < to; from = signs.lastIndex) {
    const sign = signs.exec(words.text);
    if (sign === null || sign.index >= to) {
      signs.lastIndex = Math.max(from, to);
      return null;
    }
    const against = signAgainst(answer, words, met, sign.index, sign[0]);
    if (against !== null) return against;
  }
  return null;
}

/** Returns the conflict at the sign at an offset, if any. */
function signAgainst(
  answer: Answer,
  { text, cut }: ScannedText,
  met: ScanState,
  at: number,
  sign: string,
): number | null {
  const inner = met.open.at(-1);
  if (sign === "{" || sign === "[") {
    if (inner === undefined && at !== cut && Array.isArray(answer.value) && matchEnd(list, text, at) > 0)
      return at;
    met.open.push(bracket(sign === "{" ? "}" : "]"));
    met.braced ||= sign === "{";
    return null;
  }
  if (sign === "}" || sign === "]") {
    const closed = inner === undefined ? met.outside : inner.closer === sign ? met.open.pop() : undefined;
    if (closed === met.outside) met.outside = bracket("");
    if (closed?.example === false) return closed.against;
    return null;
  }
  return keyAgainst(answer, text, met, at);
}

/**
 * Compares the value after a key with the answer. In prose it reports a conflict immediately; inside brackets, when they
 * close. Outside brackets but after a brace, a JSON-like key reports immediately: malformed text may have closed the brace early.
 */
function keyAgainst(answer: Answer, text: string, met: ScanState, at: number): number | null {
  const inner = met.open.at(-1);
  const key = keyBefore(answer, text, met.from, at);
  if (key === null) return null;
  // Text that is not searched may contain another answer.
  if (met.left <= 0) return at;
  const where = inner ?? met.outside;
  const speaksAtOnce = inner === undefined && met.braced;
  const { says, end, reached } = readEntry(answer, text, { key: key.name, colon: at });
  met.left -= reached - end;
  signs.lastIndex = end;
  if (says === "example") where.example = true;
  if (says === "another") {
    where.against ??= at;
    if (speaksAtOnce && matchEnd(entry, text, at - 1) > 0) return at;
  }
  return null;
}

/** The end of a quoted key, and the start of a JSON value. */
const entry = /["'”’`][:：=]\s*["'“‘`{[\d-]/y;

/** Finds the contract's key before a sign: the last word, or the last few words. */
function keyBefore({ context }: Answer, text: string, from: number, at: number): ContractKey | null {
  const before = text.slice(Math.max(from, at - maxKeyLength), at);
  keyEnd.lastIndex = before.length;
  const words = keyEnd.exec(before)?.[1]?.trim().split(" ") ?? [];
  for (let count = 1; count <= Math.min(maxWords, words.length); count++) {
    const key = contractKeys(context.root)(words.slice(-count).join(" "));
    if (key !== null) return key;
  }
  return null;
}

/** Maximum length of the text before a colon that is searched for a key, and its maximum number of words. */
const maxKeyLength = 64;
const maxWords = 3;
const keyEnd = /(?<=([\p{L}_$][\p{L}\p{N}_$ -]{0,63})[\s"'`*_”’\\\])}-]{0,8})/uy;
