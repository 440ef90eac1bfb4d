import type { TextSpan } from "../../find/found.js";
import { matchEnd } from "../../read/cursor.js";
import { rescanBudget } from "../../read/rescan-budget.js";
import { type ContractKey, contractKeys } from "../contract-keys.js";
import { readEntry } from "./compare-entry.js";
import type { AcceptedValue } from "./is-consistent.js";

/** A text, and the spans of it that were already read. */
interface ScannedText {
  readonly text: string;
  /** The read spans in text order: values, and blocks that cannot contain an answer. */
  readonly passed: readonly Passed[];
  /**
   * The offset of the unfinished value at the end of the text, which has been compared already; `null` if there is
   * none.
   */
  readonly cut: number | null;
}

/**
 * A span that has already been read. A bracket that is still open before an answer is treated as closed at the start of
 * the answer.
 */
export interface Passed extends TextSpan {
  readonly isAnswer: boolean;
}

/** An open bracket. `against` is the offset of a key inside it whose value differs from the answer's. */
interface Bracket {
  readonly closer: string;
  against: number | null;
  example: boolean;
}

/** The state of the scan since the last answer. */
interface ScanState {
  readonly open: Bracket[];
  /**
   * State of the text outside all brackets. If a bracket closes that was never opened, this state becomes that of the
   * bracket's content.
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
 * Matches brackets, and the characters between a key and its value in JSON. Arrows, table cells and dashes are handled
 * together with their sentence.
 */
const delimiters = /[{}[\]:：=]/g;

/** The start of a list that could not be read. A list that could be read is among the values. */
const listStart = /\[\s*["'“„‘`{[\d-]/y;

/**
 * Returns the offset at which prose, or a value that cannot be read, contradicts the answer; `null` if nothing does.
 */
export function findTextConflict(answer: AcceptedValue, scanned: ScannedText): number | null {
  const { length } = scanned.text;
  let state = initialState(0, rescanBudget(scanned.text));
  delimiters.lastIndex = 0;
  for (const part of [...scanned.passed, { start: length, end: length, isAnswer: true }]) {
    const conflict =
      findSpanConflict(answer, scanned, state, part.start) ??
      (part.isAnswer ? state.open.find(({ against: conflict }) => conflict !== null)?.against : null) ??
      null;
    if (conflict !== null) return conflict;
    delimiters.lastIndex = part.isAnswer ? part.end : Math.max(part.end, delimiters.lastIndex);
    if (part.isAnswer) state = initialState(part.end, state.left);
    else {
      state.from = Math.max(state.from, part.end);
      state.braced ||= scanned.text[part.start] === "{";
    }
  }
  return null;
}

function initialState(from: number, left: number): ScanState {
  return { open: [], outside: bracket(""), braced: false, from, left };
}

function bracket(closer: string): Bracket {
  return { closer, against: null, example: false };
}

/** Compares the text up to an offset with the answer. The search continues after the text that was read. */
function findSpanConflict(
  answer: AcceptedValue,
  scanned: ScannedText,
  state: ScanState,
  to: number,
): number | null {
  for (let from = delimiters.lastIndex; from < to; from = delimiters.lastIndex) {
    const sign = delimiters.exec(scanned.text);
    if (sign === null || sign.index >= to) {
      delimiters.lastIndex = Math.max(from, to);
      return null;
    }
    const conflict = findSignConflict(answer, scanned, state, sign.index, sign[0]);
    if (conflict !== null) return conflict;
  }
  return null;
}

/** Returns the offset of a conflict at a delimiter; `null` if there is none. */
function findSignConflict(
  answer: AcceptedValue,
  { text, cut }: ScannedText,
  state: ScanState,
  at: number,
  sign: string,
): number | null {
  const inner = state.open.at(-1);
  if (sign === "{" || sign === "[") {
    if (inner === undefined && at !== cut && Array.isArray(answer.value) && matchEnd(listStart, text, at) > 0)
      return at;
    state.open.push(bracket(sign === "{" ? "}" : "]"));
    state.braced ||= sign === "{";
    return null;
  }
  if (sign === "}" || sign === "]") {
    const closed = inner === undefined ? state.outside : inner.closer === sign ? state.open.pop() : undefined;
    if (closed === state.outside) state.outside = bracket("");
    if (closed?.example === false) return closed.against;
    return null;
  }
  return findKeyConflict(answer, text, state, at);
}

/**
 * Compares the value after a key with the answer, and returns the offset of a conflict. In prose, a conflict is
 * reported immediately. Inside brackets, it is reported when the brackets close. After an unmatched closing brace, a
 * key that looks like JSON is reported immediately, because malformed text may have closed the brace too early.
 */
function findKeyConflict(answer: AcceptedValue, text: string, state: ScanState, at: number): number | null {
  const inner = state.open.at(-1);
  const key = keyBefore(answer, text, state.from, at);
  if (key === null) return null;
  // Text that is not searched may contain another answer.
  if (state.left <= 0) return at;
  const bracketOrProse = inner ?? state.outside;
  const reportsImmediately = inner === undefined && state.braced;
  const { says, end, reached } = readEntry(answer, text, { key: key.name, colon: at });
  state.left -= reached - end;
  delimiters.lastIndex = end;
  if (says === "example") bracketOrProse.example = true;
  if (says === "another") {
    bracketOrProse.against ??= at;
    if (reportsImmediately && matchEnd(entry, text, at - 1) > 0) return at;
  }
  return null;
}

/** The end of a quoted key, and the start of a JSON value. */
const entry = /["'”’`][:：=]\s*["'“‘`{[\d-]/y;

/** Finds the key of the contract before a delimiter, in the last word or the last few words. */
function keyBefore({ context }: AcceptedValue, text: string, from: number, at: number): ContractKey | null {
  const before = text.slice(Math.max(from, at - maxKeyLength), at);
  keyEnd.lastIndex = before.length;
  const scanned = keyEnd.exec(before)?.[1]?.trim().split(" ") ?? [];
  for (let count = 1; count <= Math.min(maxKeyWords, scanned.length); count++) {
    const key = contractKeys(context.root)(scanned.slice(-count).join(" "));
    if (key !== null) return key;
  }
  return null;
}

/** Maximum length of the text before a colon that is searched for a key, and its maximum number of words. */
const maxKeyLength = 64;
const maxKeyWords = 3;
const keyEnd = /(?<=([\p{L}_$][\p{L}\p{N}_$ -]{0,63})[\s"'`*_”’\\\])}-]{0,8})/uy;
