import type { Node } from "../node/node.js";
import { cursorAt, matchEnd } from "../read/cursor.js";
import { readValue } from "../read/value.js";
import { type ContractKey, contractKeys } from "./contract-keys.js";
import { givesAnother } from "./gives-another.js";
import { isPlaceholder } from "./no-answer.js";
import { type Answer, saysTheSame } from "./says-the-same.js";

/** A stretch of text that was not read as values. */
interface Stretch {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Where the value begins in which the text ends, if it does: it was compared already. */
  readonly cut: number | null;
}

/** A bracket that is open: where a key in it was given another value, and whether it is an example. */
interface Bracket {
  readonly closer: string;
  against: number | null;
  example: boolean;
}

/** Brackets, and what stands between a key and its value: in prose also arrows, tags, cells of a table, words. */
const signs = /[{}[\]:：=→>|]|\b(?:is|to)\b/g;

/** A list that begins: it could not be read, or it would stand among the values. */
const list = /\[\s*["'“„‘`{[\d-]/y;

/** Where words, or values that cannot be read, contradict the answer; null where nothing does. */
export function wordsAgainst(answer: Answer, stretch: Stretch): number | null {
  const { text, from, to } = stretch;
  const open: Bracket[] = [];
  // What stands in no bracket: it counts as one when a bracket closes there that never opened.
  const outside: Bracket = { closer: "", against: null, example: false };
  signs.lastIndex = from;
  for (let sign = signs.exec(text); sign !== null && sign.index < to; sign = signs.exec(text)) {
    const against = signAgainst(answer, stretch, open, outside, sign.index, sign[0]);
    if (against !== null) return against;
  }
  return open.find(({ against }) => against !== null)?.against ?? null;
}

/** What the sign at an offset says against the answer; the search goes on behind what was read with it. */
function signAgainst(
  answer: Answer,
  { text, from, cut }: Stretch,
  open: Bracket[],
  outside: Bracket,
  at: number,
  sign: string,
): number | null {
  const bracket = open.at(-1);
  if (sign === "{" || sign === "[") {
    if (bracket === undefined && at !== cut && Array.isArray(answer.value) && matchEnd(list, text, at) > 0)
      return at;
    open.push({ closer: sign === "{" ? "}" : "]", against: null, example: false });
  } else if (sign === "}" || sign === "]") {
    const closed = bracket === undefined ? outside : bracket.closer === sign ? open.pop() : undefined;
    if (closed?.example === false) return closed.against;
  } else return keyAgainst(answer, { text, from }, bracket, outside, at, sign);
  return null;
}

/** What a sign behind a key says against the answer: in prose at once, in a bracket when that closes. */
function keyAgainst(
  answer: Answer,
  { text, from }: Pick<Stretch, "text" | "from">,
  bracket: Bracket | undefined,
  outside: Bracket,
  at: number,
  sign: string,
): number | null {
  const isColon = /[:：=]/.test(sign);
  const key = bracket === undefined || isColon ? keyBefore(answer, text, from, at) : null;
  if (key === null) return null;
  const given = { text, at, end: at + sign.length, isWord: /\w/.test(sign) };
  if (bracket === undefined && givesAnother(given, key, answer.value)) return at;
  if (isColon) {
    signs.lastIndex = readEntry(answer, text, key.name, at, bracket ?? outside);
  }
  return null;
}

/** The key of the contract before a sign: the last word, or the last few. */
function keyBefore({ context }: Answer, text: string, from: number, at: number): ContractKey | null {
  const words =
    keyEnd
      .exec(text.slice(Math.max(from, at - longestKey), at))?.[1]
      ?.trim()
      .split(" ") ?? [];
  for (let count = 1; count <= Math.min(mostWords, words.length); count++) {
    const key = contractKeys(context.root)(words.slice(-count).join(" "));
    if (key !== null) return key;
  }
  return null;
}

/** The longest stretch before a colon in which a key is looked for, and its most words. */
const longestKey = 64;
const mostWords = 3;
const keyEnd = /([\p{L}_$][\p{L}\p{N}_$ -]*)[\s"'`*_”’\\\])}-]{0,8}$/u;

const afterColon = /[\s:：=>]*/y;

/** Reads the value of a key in a bracket; where it agrees with the answer, the search goes on behind it. */
function readEntry(answer: Answer, text: string, key: string, colon: number, bracket: Bracket): number {
  const { allows, maxDepth } = answer.context;
  const keyStart = matchEnd(afterColon, text, colon);
  const cursor = cursorAt(text, keyStart, allows, maxDepth);
  const read = isPlaceholder(text, keyStart) ? null : readValue(cursor, "object");
  if (isPlaceholder(text, cursor.at)) {
    bracket.example = true;
    return cursor.at;
  }
  const value = read ?? begunWord(text, keyStart);
  if (cursor.stop !== "damage" && saysTheSame(answer, { key, keyStart, value })) return cursor.at;
  bracket.against ??= colon;
  return read?.whole === true ? cursor.at : colon + 1;
}

/** A word in which the text ends, or nothing. */
function begunWord(text: string, start: number): Node {
  const value = text.slice(start, start + longestKey).trim();
  return { kind: "string", start, end: text.length, whole: false, entries: [], value };
}
