import type { Stretch } from "../../find/found.js";
import { matchEnd } from "../../read/cursor.js";
import { rescanBudget } from "../../read/rescan-budget.js";
import { type ContractKey, contractKeys } from "../contract-keys.js";
import { readEntry } from "./compare-entry.js";
import type { Answer } from "./is-consistent.js";

/** A text, and what of it was read already. */
interface ScannedText {
  readonly text: string;
  /** In the order of the text: values, and blocks in which no answer can stand. */
  readonly passed: readonly Passed[];
  /** Where the value begins in which the text ends, if it does: it was compared already. */
  readonly cut: number | null;
}

/** A stretch that was read already. What is open before an answer does not reach behind it. */
export interface Passed extends Stretch {
  readonly isAnswer: boolean;
}

/** A bracket that is open: where a key in it was given another value, and whether it is an example. */
interface Bracket {
  readonly closer: string;
  against: number | null;
  example: boolean;
}

/** What was met since the last answer. */
interface ScanState {
  readonly open: Bracket[];
  /** What stands in no bracket: it counts as one when a bracket closes there that never opened. */
  outside: Bracket;
  /** Whether a brace has opened, which may have been closed too early. */
  braced: boolean;
  /** Where the text begins in which a key may stand. */
  from: number;
  /** Characters that may still be read again. */
  left: number;
}

/** Brackets, and the signs of JSON between a key and its value. Arrows, cells of a table and dashes are read with their sentence. */
const signs = /[{}[\]:：=]/g;

/** A list that begins: it could not be read, or it would stand among the values. */
const list = /\[\s*["'“„‘`{[\d-]/y;

/** Where words, or values that cannot be read, contradict the answer; `null` if nothing does. */
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

/** What the text up to an offset says against the answer; the search goes on behind what was read. */
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

/** What the sign at an offset says against the answer. */
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
  // What is not looked at may hold another answer.
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

/** The end of a key in quotes, and the beginning of a value of JSON. */
const entry = /["'”’`][:：=]\s*["'“‘`{[\d-]/y;

/** The key of the contract before a sign: the last word, or the last few. */
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

/** The longest stretch before a colon in which a key is looked for, and its most words. */
const maxKeyLength = 64;
const maxWords = 3;
const keyEnd = /(?<=([\p{L}_$][\p{L}\p{N}_$ -]{0,63})[\s"'`*_”’\\\])}-]{0,8})/uy;
