import { membersOf, typesOf } from "../contract/schema.js";
import { property } from "../node/compare.js";
import { matchEnd } from "../read/cursor.js";
import { normalise } from "../repairs/key-case/key-case.js";
import type { ContractKey } from "./contract-keys.js";

/** A value that prose gives: a number, or up to four words. */
const given =
  /[\s:：=>"'`*_“‘(|-]{0,8}(?:([-+]?\d[\d,]*(?:\.\d+)?)|([\p{L}\p{N}]+(?:[ _-][\p{L}\p{N}]+){0,3}))/uy;

/** Another value behind the first: then the prose lists what is possible. */
const more = /["'`*”’]{0,3}\s*(?:\||\/|,|\bor\b)[\s"'`*“‘]*(?:or\b)?[\s"'`*“‘]*([\p{L}\p{N}_-]+)/uy;

/** What makes a sentence one about when a value would be right, before its key and behind the value. */
const conditional = /\b(?:if|when|whenever|where|unless|because|not|were|would)\b[^.!?\n]*$/i;
const condition = /["'`*”’)]{0,3},?\s*(?:if|when|whenever|only|unless|for|means)\b/iy;
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

/** Whether prose gives a key another member of its enumeration, boolean or number than an answer. */
export function givesAnother({ text, at, end, isWord }: Given, key: ContractKey, answer: unknown): boolean {
  given.lastIndex = end;
  const [, digits, words = ""] = given.exec(text) ?? [];
  const after = given.lastIndex;
  if (isWord && (digits !== undefined || conditional.test(text.slice(Math.max(0, at - sentence), at))))
    return false;
  const value = property(answer, key.name);
  const types = key.schemas.flatMap(typesOf);
  if (digits !== undefined) {
    return types.some((type) => /number|integer/.test(type)) && Number(digits.replaceAll(",", "")) !== value;
  }
  const members = [
    ...key.schemas.flatMap((schema) => membersOf(schema) ?? []),
    ...(types.includes("boolean") ? booleans : []),
  ];
  const memberOf = (word: string) => members.find((name) => normalise(String(name)) === normalise(word));
  // The first of the words, or the first few.
  for (let written = words; written !== ""; written = written.replace(/[ _-]?[^ _-]*$/, "")) {
    const member = memberOf(written);
    if (member === undefined || (isWord && member !== written)) continue;
    const behind = after - words.length + written.length;
    if (normalise(String(value)) === normalise(written) || (isWord && matchEnd(condition, text, behind) > 0))
      return false;
    more.lastIndex = behind;
    const next = more.exec(text)?.[1];
    return next === undefined || memberOf(next) === undefined;
  }
  return false;
}

const booleans = ["true", "false"];
