import { once } from "../contract/once.js";
import { membersOf, typesOf } from "../contract/schema.js";
import { property } from "../node/compare.js";
import { isExact } from "../node/exact.js";
import { matchEnd } from "../read/cursor.js";
import { meaningOf } from "../read/word.js";
import { normalise } from "../repairs/key-case/key-case.js";
import type { ContractKey } from "./contract-keys.js";
import { givesNothing, isListed, type ProseValue, proseValueAt } from "./prose-value.js";

/** What makes a sentence one about when a value would be right, before its key and behind the value. */
const conditional =
  /\b(?:if|when|whenever|where|unless|because|not|were|(?<!\bI )would|would have|no (?:need|reason))\b[^.!?\n]*$|n't\b[^.!?\n,;]*$/i;
const condition = /["'`*”’)]{0,3},?\s*(?:if|when|whenever|only|unless|for|means)\b|[^.!\n]{0,40}\?/iy;

/** What may stand behind a number in a sentence: its unit and the end of a clause, and not the rest of a range. */
const numberEnd = /(?<=,)(?! ?\d)|["'`*]*(?: ?\p{L}+)?(?:[.;!)\n]|$| (?:instead|not)\b)/iuy;
const sentence = 60;

/** A place in prose where a key is followed by a sign, or by a word such as `is`. */
export interface Given {
  readonly text: string;
  /** UTF-16 offsets of the sign, and behind it. */
  readonly at: number;
  readonly end: number;
  /** Whether it is a word: then only a value as the contract spells it counts, and no condition. */
  readonly isWord: boolean;
}

/**
 * Whether prose gives a key another member of its enumeration, boolean or number than an answer, none at all, or says
 * that it is not the one of the answer.
 */
export function givesAnother(given: Given, key: ContractKey, answer: unknown): boolean {
  const { text, at, end, isWord } = given;
  const { isNumber, members } = kindOf(key);
  if (!isNumber && members.size === 0) return false;
  const prose = proseValueAt(text, end);
  if (prose === null || (isWord && conditional.test(text.slice(Math.max(0, at - sentence), at))))
    return false;
  const value = property(answer, key.name);
  if (prose.number !== undefined)
    return (
      isNumber &&
      !(value === Number(prose.number) && isExact(prose.number, value)) &&
      (!isWord || (matchEnd(numberEnd, text, prose.end) > 0 && matchEnd(condition, text, prose.end) === 0))
    );
  if (!isWord && value !== null && value !== undefined && givesNothing(prose.words)) return true;
  return members.size > 0 && givesMember(given, prose, members, value);
}

/** What prose may give a key: a number, and its members by their normalised names with what each stands for. */
export const kindOf = once(({ schemas }: ContractKey) => {
  const types = schemas.flatMap(typesOf);
  const named = schemas.flatMap((schema) => membersOf(schema) ?? []);
  const members = new Map<string, unknown>(types.includes("boolean") ? booleans : []);
  for (const member of named) members.set(normalise(String(member)), member);
  return { isNumber: types.some((type) => /number|integer/.test(type)), members };
});

/** The words for the two booleans. */
const booleans = ["true", "false", "yes", "no"].map((word) => [word, meaningOf(word)] as const);

/** Whether the first words that are a member, a list of them aside, are another than the answer's. */
function givesMember(
  { text, isWord }: Given,
  { words, end }: ProseValue,
  members: ReadonlyMap<string, unknown>,
  value: unknown,
): boolean {
  const isNot = /^not\b/i.test(words) && !isWord;
  const said = isNot ? words.replace(/^not[ _-]?/i, "") : words;
  for (let written = said; written !== ""; written = written.replace(/[ _-]?[^ _-]*$/, "")) {
    const name = normalise(written);
    const member = members.get(name);
    if (member === undefined || (isWord && String(member) !== written)) continue;
    const behind = end - said.length + written.length;
    const isSame = normalise(String(value)) === normalise(String(member));
    if (isNot) return isSame;
    if (isSame || (isWord && matchEnd(condition, text, behind) > 0)) return false;
    return !isListed(text, behind, (word) => members.has(normalise(word)));
  }
  return false;
}
